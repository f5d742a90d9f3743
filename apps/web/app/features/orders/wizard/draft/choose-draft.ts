import { blankOrder, type OrderRecord } from '@punkt/domain/order-record';
import { checkOrderStep, ORDER_STEPS, type OrderProblems } from '@punkt/domain/order-rules';
import { firstStepOf, WIZARD_STEPS, type WizardStep } from '../steps.ts';
import type { LocalDraft } from './local-draft.ts';
import type { Saved } from './saver.ts';

type Loose = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null;

const BLANK = blankOrder('RU', '') as unknown as Loose;
const NUMBERS = ['latitude', 'longitude', 'area', 'stock_area', 'celling_height', 'dressing_rooms_count'];

function fits(name: string, value: unknown): boolean {
  const known = BLANK[name];
  if (Array.isArray(known)) return Array.isArray(value);
  if (value === null) return typeof known !== 'string';
  if (NUMBERS.includes(name)) return typeof value === 'number';
  return typeof value === (known === null ? 'string' : typeof known);
}

/** A draft was kept by some version of this form: what does not fit the record of today is left out. */
export function fittedRecord(given: unknown, fallback: OrderRecord): OrderRecord {
  if (!isObject(given)) return fallback;
  const entries = Object.entries(fallback).map(([name, known]) => [
    name,
    fits(name, given[name]) ? given[name] : known,
  ]);
  return Object.fromEntries(entries) as unknown as OrderRecord;
}

/** Where somebody goes on who has no step of her own here: at the first remark, or the first thing that is missing. */
function firstOpenStep(record: OrderRecord, remarks: OrderProblems): WizardStep {
  if (Object.keys(remarks).length > 0) return firstStepOf(remarks);
  const isOpen = (step: (typeof ORDER_STEPS)[number]) =>
    Object.keys(checkOrderStep(step, record, { subsidies: [] })).length > 0;
  return ORDER_STEPS.find(isOpen) ?? 'files';
}

const stepOf = (local: LocalDraft | null): WizardStep | undefined =>
  WIZARD_STEPS.find((step) => step === local?.step);

export interface OpenedForm {
  readonly step: WizardStep;
  readonly record: OrderRecord;
  /** What the remarks were about: a value that is another answers its remark. */
  readonly begun: OrderRecord;
  readonly agreed: boolean;
  readonly referral: string;
  readonly clientUuid: string;
}

/**
 * The server's order, unless this browser holds newer words: those it wrote over that very version, or over the one before
 * while its own request was on its way. What another device saved since then wins.
 */
export function chooseDraft(
  saved: Saved,
  local: LocalDraft | null,
  fresh: Pick<OpenedForm, 'referral' | 'clientUuid'>,
  remarks: OrderProblems,
): OpenedForm {
  const base = local?.version ?? null;
  const newer = base !== null && (base === saved.version || (local?.sending && base + 1 === saved.version));
  // The step an older form stood at says nothing of remarks that came since.
  const known = newer || Object.keys(remarks).length === 0 ? stepOf(local) : undefined;
  const { record } = saved;
  const form = { ...fresh, agreed: true, step: known ?? firstOpenStep(record, remarks), begun: record };
  if (!local || !newer) return { ...form, record };
  return {
    ...form,
    referral: local.referral,
    begun: fittedRecord(local.begun, record),
    record: local.unsent === false ? record : fittedRecord(local.record, record),
  };
}

/** An application that the server has not heard of yet: as it was left here, or blank. */
export function resumeNew(local: LocalDraft | null, blank: OrderRecord, clientUuid: string): OpenedForm {
  if (!local)
    return { step: 'requirements', record: blank, begun: blank, agreed: false, referral: '', clientUuid };
  return {
    step: stepOf(local) ?? 'requirements',
    record: fittedRecord(local.record, blank),
    begun: blank,
    agreed: local.agreed === true,
    referral: typeof local.referral === 'string' ? local.referral : '',
    clientUuid: local.clientUuid,
  };
}
