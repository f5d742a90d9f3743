import type { Day } from './date.ts';
import { checkContact } from './owner-contact-rules.ts';
import { checkDocumentFields, checkPhotos } from './owner-document-rules.ts';
import { OWNER_STEPS, type OwnerRecord, type OwnerStep, type Problems } from './owner-record.ts';
import { checkActivity, checkRequisites } from './owner-requisites-rules.ts';

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
