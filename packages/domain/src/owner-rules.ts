import type { Day } from './date.ts';
import { checkContact } from './owner-contact-rules.ts';
import { checkDocumentFields, checkPhotos } from './owner-document-rules.ts';
import type { OwnerRecord, Problems } from './owner-record.ts';
import { checkActivity, checkRequisites } from './owner-requisites-rules.ts';

export const OWNER_STEPS = [1, 2, 3, 4] as const;

export type OwnerStep = (typeof OWNER_STEPS)[number];

const steps: Readonly<Record<OwnerStep, (record: OwnerRecord, today: Day) => Problems>> = {
  1: ({ activity_form, requisites_data }) => ({
    ...checkActivity(activity_form),
    ...checkRequisites(requisites_data, activity_form),
  }),
  2: ({ passport }, today) => checkDocumentFields(passport, today),
  3: ({ passport }) => checkPhotos(passport),
  4: ({ contact_info, passport }) => checkContact(contact_info, passport.citizenship),
};

/** One step of the stepper: activity and requisites, identity document, its photos, contact. Expects a cleaned record. */
export function checkOwnerStep(step: OwnerStep, record: OwnerRecord, today: Day): Problems {
  return steps[step](record, today);
}

/** The whole record, as the API judges it: the steps together and nothing else. */
export function checkOwner(record: OwnerRecord, today: Day): Problems {
  return Object.assign({}, ...OWNER_STEPS.map((step) => checkOwnerStep(step, record, today)));
}

/** The first step with a problem: where the stepper must go back to when the API refuses a path. */
export function stepOfPath(path: string): OwnerStep {
  if (/^(activity_form|requisites_data)\b/.test(path)) return 1;
  if (/^passport\.(document_photo|with_document_photo)\b/.test(path)) return 3;
  return path.startsWith('passport') ? 2 : 4;
}
