import { country } from './countries.ts';
import { REQUIRED_DOCUMENTS } from './files.ts';
import { checkLength } from './length.ts';
import { LOCK_PHOTOS } from './lock-terms.ts';
import { message } from './message.ts';
import { checkOrderFiles, FILE_SLOTS } from './order-files.ts';
import { ORDER_FIELD_NAMES, ORDER_FIELDS, type OrderField, type OrderRecord } from './order-record.ts';
import { ORDER_TEXTS } from './order-terms.ts';
import { fieldsWhere, type Problems } from './record-table.ts';

/** From an approved application to an open point: what is asked, what is still missing, and where it is put right. */

/** What an owner may change after the approval: what the activation asks for, and the files. */
export const ACTIVATION_FIELDS: readonly OrderField[] = [
  ...fieldsWhere(ORDER_FIELDS, ({ step }) => step === 'activation'),
  'actual_urls',
];

export const isActivationField = (field: OrderField): boolean => ACTIVATION_FIELDS.includes(field);

/** What is filled in before the approval; what the activation asks for waits until then. */
export const CREATION_FIELDS: readonly OrderField[] = ORDER_FIELD_NAMES.filter(
  (field) => field === 'actual_urls' || !isActivationField(field),
);

const GLN_DIGITS = 13;

/** As it is printed, in groups or not. */
function checkOwnerGln(typed: string): string | null {
  const text = typed.replace(/\s/g, '');
  if (text === '') return message('validation.required');
  return new RegExp(`^\\d{${GLN_DIGITS}}$`).test(text)
    ? null
    : message('validation.exactDigits', { count: GLN_DIGITS });
}

const required = (text: string): string | null =>
  text.trim() === '' ? message('validation.required') : null;

const clean = (answers: Readonly<Record<string, string | null>>): Problems =>
  Object.fromEntries(Object.entries(answers).filter((entry): entry is [string, string] => entry[1] !== null));

/** Countries without a fine have nothing to acknowledge. */
export const asksFine = ({ country: code }: Pick<OrderRecord, 'country'>): boolean =>
  country(code).terms.falseActivationFine !== null;

export const asksGln = ({ country: code }: Pick<OrderRecord, 'country'>): boolean =>
  country(code).flow.hasGln;

/** Everything of the record that keeps an application from being sent for activation. */
export function checkActivation(record: OrderRecord): Problems {
  const gln = asksGln(record);
  return {
    ...checkOrderFiles(record.actual_urls, { photos: 'edit', documents: REQUIRED_DOCUMENTS.activation }),
    ...clean({
      signboard_size: record.signboard_size === null ? message('validation.signboard') : null,
      signboard_format: record.signboard_format === null ? message('validation.signboard') : null,
      owner_gln: gln ? checkOwnerGln(record.owner_gln) : null,
      pickpoint_gln: gln ? required(record.pickpoint_gln) : null,
      mol_name: gln ? required(record.mol_name) : null,
      operator_message: checkLength(record.operator_message, {
        min: 0,
        max: ORDER_TEXTS.operatorMessageMaximum,
      }),
      fine_acknowledged:
        asksFine(record) && !record.fine_acknowledged ? message('validation.activation.fine') : null,
    }),
  };
}

/** The camera check that was saved with the application. */
export interface ActivationCameras {
  readonly isValidated: boolean;
}

export const LOCK_STATES = ['none', 'pending', 'remark', 'approved'] as const;
export type LockState = (typeof LOCK_STATES)[number];

/** An activated lock, or why there is none. */
export interface ActivationLock {
  readonly status: LockState;
  readonly kind: 'lock' | 'reason';
}

export interface ActivationFacts {
  readonly cameras: ActivationCameras | null;
  readonly lock: ActivationLock | null;
}

export const ACTIVATION_PARTS = [
  'cameras',
  'lock',
  'photos',
  'video',
  'documents',
  'signboard',
  'gln',
  'fine',
] as const;

export type ActivationPart = (typeof ACTIVATION_PARTS)[number];

/** `wrong`: there, and to be put right. `waiting`: given, and staff look at it; that stops nobody. */
export const ACTIVATION_STATES = ['missing', 'wrong', 'waiting', 'done'] as const;
export type ActivationState = (typeof ACTIVATION_STATES)[number];

export interface ActivationStep {
  readonly part: ActivationPart;
  readonly state: ActivationState;
}

const PART_OF_PLACE: Readonly<Record<string, ActivationPart>> = {
  'actual_urls.video': 'video',
  'actual_urls.leaseDocument': 'documents',
  'actual_urls.btiDocument': 'documents',
  signboard_size: 'signboard',
  signboard_format: 'signboard',
  owner_gln: 'gln',
  pickpoint_gln: 'gln',
  mol_name: 'gln',
  fine_acknowledged: 'fine',
  cameras: 'cameras',
  lock: 'lock',
};

/** The part that a place of the form belongs to; none for the message, which nobody has to write. */
export function activationPartOf(place: string): ActivationPart | null {
  if (place.startsWith('lock.')) return 'lock';
  return PART_OF_PLACE[place] ?? (place.startsWith('actual_urls.') ? 'photos' : null);
}

function camerasState(cameras: ActivationCameras | null): ActivationState {
  if (!cameras) return 'missing';
  return cameras.isValidated ? 'done' : 'wrong';
}

const LOCK_PROGRESS: Readonly<Record<LockState, ActivationState>> = {
  none: 'missing',
  pending: 'waiting',
  remark: 'wrong',
  approved: 'done',
};

/** What a remark is about, as something to compare. */
function valueAt({ actual_urls, ...record }: OrderRecord, place: string): string {
  const [group, type] = place.split('.');
  if (group !== 'actual_urls') return JSON.stringify(record[group as keyof typeof record] ?? null);
  const files = actual_urls.filter((file) => (type === 'public' ? file.isPublic : file.type === type));
  return files.map(({ url }) => url).join(' ');
}

/** Parts that staff have remarked on and that stand as they stood when they came back. Cameras and lock have a state of their own. */
export function remarkedParts(
  record: OrderRecord,
  returned: OrderRecord | null,
  remarks: ReadonlyArray<{ readonly path: string }>,
): ReadonlySet<ActivationPart> {
  const open = remarks.filter(
    ({ path }) => returned !== null && valueAt(record, path) === valueAt(returned, path),
  );
  return new Set(open.flatMap(({ path }) => activationPartOf(path) ?? []));
}

/** What the way to an open point is made of, in its order, and how each part stands. */
export function activationSteps(
  record: OrderRecord,
  { cameras, lock }: ActivationFacts,
  remarked: ReadonlySet<ActivationPart> = new Set(),
): ActivationStep[] {
  const lacking = new Set(Object.keys(checkActivation(record)).map(activationPartOf));
  const asked = {
    gln: asksGln(record),
    fine: asksFine(record),
  } as const satisfies Partial<Record<ActivationPart, boolean>>;
  const stateOf = (part: ActivationPart): ActivationState => {
    if (part === 'cameras') return camerasState(cameras);
    if (part === 'lock') return LOCK_PROGRESS[lock?.status ?? 'none'];
    if (lacking.has(part)) return 'missing';
    return remarked.has(part) ? 'wrong' : 'done';
  };
  return ACTIVATION_PARTS.filter((part) => !(part in asked) || asked[part as keyof typeof asked]).map(
    (part) => ({ part, state: stateOf(part) }),
  );
}

const isGiven = ({ state }: ActivationStep): boolean => state === 'done' || state === 'waiting';

/** Why it can't be sent, by place: the record's own problems, then what cameras and lock lack. */
export function activationProblems(record: OrderRecord, facts: ActivationFacts): Problems {
  const lacks = (part: ActivationPart) =>
    activationSteps(record, facts).some((step) => step.part === part && !isGiven(step));
  return {
    ...clean({
      cameras: lacks('cameras') ? message('validation.activation.cameras') : null,
      lock: lacks('lock') ? message('validation.activation.lock') : null,
    }),
    ...checkActivation(record),
  };
}

/** A lock that opened needs no further word; a reason must have been accepted before the point opens. */
export const lockIsSettled = (lock: ActivationLock | null): boolean =>
  lock !== null && (lock.status === 'approved' || (lock.kind === 'lock' && lock.status === 'pending'));

/** Places that a remark about an activation can stick to: what its owner can still change. */
const REMARKABLE: ReadonlySet<string> = new Set([
  ...ACTIVATION_FIELDS.filter((field) => field !== 'actual_urls' && field !== 'operator_message'),
  ...FILE_SLOTS.map((type) => `actual_urls.${type}`),
  'actual_urls.public',
  'cameras',
  'lock',
  ...LOCK_PHOTOS.map((type) => `lock.${type}`),
]);

export const isActivationPlace = (path: string): boolean => REMARKABLE.has(path);
