import type { CallInput } from '@punkt/contract/contract';
import type { Order } from '@punkt/contract/order-data';
import { CREATION_FIELDS } from '@punkt/domain/activation';
import { isUploaded } from '@punkt/domain/order-files';
import {
  fittedOrder,
  ORDER_FIELD_NAMES,
  ORDER_FIELDS,
  ORDER_STEPS,
  type OrderField,
  type OrderFile,
  type OrderRecord,
  orderOfEntity,
  orderPlace,
  sentFields,
} from '@punkt/domain/order-record';
import { checkOrderStep } from '@punkt/domain/order-rules';
import { type FieldRow, fieldOfPath, type Problems } from '@punkt/domain/record-table';
import { checkWebAddress } from '@punkt/domain/web-address';
import { api } from '../../../../lib/client.ts';
import type { DraftWire, Saved } from '../../../../lib/forms/draft-saver.ts';
import { isNewer, type LocalDraft, localDrafts } from '../../../../lib/forms/local-drafts.ts';
import { isSameValue } from '../../../../lib/forms/record-values.ts';
import { firstStepOf, WIZARD_STEPS, type WizardStep } from '../steps.ts';

/** Where the wizard stands, besides the record itself. */
export interface WizardState {
  readonly step: WizardStep;
  /** The requirements were read. */
  readonly agreed: boolean;
  readonly referral: string;
  /** Makes the first request repeatable. */
  readonly clientUuid: string;
}

/** What this browser keeps of an application: written at every keystroke, gone once it is sent. */
export type LocalOrder = LocalDraft<OrderRecord> & WizardState;

export const localOrders = localDrafts<LocalOrder>('order', ['phone']);

/** Whose, and which: an order by its number, a move by its point, or the one that is new. */
export const draftName = (userId: string, draft: string): string => `${userId}.${draft}`;
export const NEW_DRAFT = 'new';
export const moveDraft = (pointId: string): string => `move-${pointId}`;

export const savedOf = (order: Order): Saved<OrderRecord> => ({
  id: order.id,
  version: order.version,
  record: orderOfEntity(order),
});

interface ServerProblem {
  readonly path: string;
  readonly message: string;
}

/** What the server says of fields and files, by place of the form. */
export const placedProblems = (told: readonly ServerProblem[], files: readonly OrderFile[] = []): Problems =>
  Object.fromEntries(told.map(({ path, message }) => [orderPlace(path, files), message]));

/** A link that is still being typed stays in the browser. */
const maySend = (file: OrderFile): boolean => isUploaded(file) || checkWebAddress(file.url) === null;

const sendable = (record: OrderRecord): OrderRecord => ({
  ...record,
  actual_urls: record.actual_urls.filter(maySend),
});

const groupOf = (field: OrderField): string | undefined => (ORDER_FIELDS[field] as FieldRow).group;

/**
 * Fields that are well and may be kept on the server. Half a pin is no pin, and an address is one thing: a group travels
 * together or not at all. Files are kept one by one, whatever is still missing.
 */
export function sendableFields(problems: Problems): OrderField[] {
  const held = new Set(Object.keys(problems).map((path) => fieldOfPath(ORDER_FIELDS, path)));
  held.delete('actual_urls');
  const groups = [...held].flatMap((field) => (field && groupOf(field)) ?? []);
  return CREATION_FIELDS.filter((field) => !held.has(field) && !groups.includes(groupOf(field) ?? ''));
}

type AddBody = CallInput<'POST /api/v2/pickpoint/order/add'>['body'];
type UpdateBody = CallInput<'POST /api/v2/pickpoint/order/:id/update'>['body'];

export interface OrderCalls {
  readonly add: (body: AddBody) => Promise<Order>;
  readonly update: (id: string, body: UpdateBody) => Promise<Order>;
  readonly read: (id: string) => Promise<Order>;
}

const calls: OrderCalls = {
  add: (body) => api('POST /api/v2/pickpoint/order/add', { body }),
  update: (id, body) => api('POST /api/v2/pickpoint/order/:id/update', { params: { id }, body }),
  read: (id) => api('GET /api/v4/order/:id', { params: { id } }),
};

/** Lists of the wire are its own. */
const bodyOf = (record: OrderRecord, fields: readonly OrderField[]) =>
  sentFields(record, fields) as Omit<UpdateBody, 'update_fields' | 'version'>;

/** The same `clientUuid` makes a repeated first request harmless. */
export const orderWire = (
  clientUuid: string,
  { add, update, read }: OrderCalls = calls,
  fields: readonly OrderField[] = CREATION_FIELDS,
): DraftWire<OrderRecord> => ({
  fields,
  sendable,
  add: async (record, sent) =>
    savedOf(await add({ ...bodyOf(record, sent), country: record.country, client_uuid: clientUuid })),
  update: async ({ id, version }, record, sent) =>
    savedOf(
      await update(id, {
        ...bodyOf(record, sent),
        update_fields: [...sent],
        version: Number(version),
      }),
    ),
  read: async (id) => savedOf(await read(id)),
  problemsOf: ({ errors }, record) => placedProblems(errors, sendable(record).actual_urls),
  isConflict: ({ code }) => code === 'conflict' || code === 'order_state',
});

const isFile =
  ({ url, type }: OrderFile) =>
  (other: OrderFile): boolean =>
    other.url === url && other.type === type;

/** Files stand beside each other: what either side added is there, and what either took away is gone. A link has one place. */
function mergedFiles(
  base: readonly OrderFile[],
  ours: readonly OrderFile[],
  theirs: readonly OrderFile[],
): OrderFile[] {
  const added = ours.filter((file) => !base.some(isFile(file)) && !theirs.some(isFile(file)));
  const isReplaced = (file: OrderFile) =>
    !isUploaded(file) && added.some((own) => own.type === file.type && !isUploaded(own));
  const left = theirs.filter(
    (file) => !isReplaced(file) && (!base.some(isFile(file)) || ours.some(isFile(file))),
  );
  const asHere = (file: OrderFile): OrderFile => {
    const [own, before] = [ours.find(isFile(file)), base.find(isFile(file))];
    return own && before && !isSameValue(own, before) ? own : file;
  };
  return [...left.map(asHere), ...added];
}

/** Another tab did nothing but add or remove files: nobody needs to be asked whose stay. */
export const onlyFilesDiffer = (base: OrderRecord, theirs: OrderRecord): boolean =>
  ORDER_FIELD_NAMES.every((field) => field === 'actual_urls' || isSameValue(theirs[field], base[field]));

/**
 * «Keep mine» keeps what was changed here and takes the rest from the newer version: an empty field that only another tab has filled
 * in is nobody's wish. What belongs together (an address, a pin) stays together.
 */
export function keepOurs(base: OrderRecord, ours: OrderRecord, theirs: OrderRecord): OrderRecord {
  const changed = ORDER_FIELD_NAMES.filter((field) => !isSameValue(ours[field], base[field]));
  const groups = changed.flatMap((field) => groupOf(field) ?? []);
  const kept = ORDER_FIELD_NAMES.filter(
    (field) => changed.includes(field) || groups.includes(groupOf(field) ?? ''),
  );
  return {
    ...theirs,
    ...Object.fromEntries(kept.map((field) => [field, ours[field]])),
    actual_urls: mergedFiles(base.actual_urls, ours.actual_urls, theirs.actual_urls),
  };
}

export interface OpenedForm extends WizardState {
  readonly record: OrderRecord;
  /** What the remarks were about: a value that is another answers its remark. */
  readonly begun: OrderRecord;
}

/** Where somebody goes on who has no step of their own here: at the first remark, or the first thing that is missing. */
function firstOpenStep(record: OrderRecord, remarks: Problems): WizardStep {
  if (Object.keys(remarks).length > 0) return firstStepOf(remarks);
  const isOpen = (step: (typeof ORDER_STEPS)[number]) =>
    Object.keys(checkOrderStep(step, record, { subsidies: [] })).length > 0;
  return ORDER_STEPS.find(isOpen) ?? 'files';
}

const stepOf = (local: LocalOrder | null): WizardStep | undefined =>
  WIZARD_STEPS.find((step) => step === local?.step);

/** The server's order, unless this browser holds newer words, perhaps of a request that was on its way. */
export function chooseDraft(
  saved: Saved<OrderRecord>,
  local: LocalOrder | null,
  fresh: Pick<OpenedForm, 'referral' | 'clientUuid'>,
  remarks: Problems,
): OpenedForm {
  const ours = local?.sending === true && Number(local.version) + 1 === saved.version;
  const newer = isNewer(local, saved.version, ours && local?.version !== null);
  // The step an older form stood at says nothing of remarks that came since.
  const known = newer || Object.keys(remarks).length === 0 ? stepOf(local) : undefined;
  const { record } = saved;
  const form = { ...fresh, agreed: true, step: known ?? firstOpenStep(record, remarks), begun: record };
  if (!local || !newer) return { ...form, record };
  return {
    ...form,
    referral: local.referral,
    begun: fittedOrder(local.begun, record),
    record: local.unsent === false ? record : fittedOrder(local.record, record),
  };
}

/** An application that has not reached the server yet: as it was left here, or blank. */
export function resumeNew(local: LocalOrder | null, blank: OrderRecord, clientUuid: string): OpenedForm {
  if (!local)
    return { step: 'requirements', record: blank, begun: blank, agreed: false, referral: '', clientUuid };
  return {
    step: stepOf(local) ?? 'requirements',
    record: fittedOrder(local.record, blank),
    begun: blank,
    agreed: local.agreed === true,
    referral: typeof local.referral === 'string' ? local.referral : '',
    clientUuid: local.clientUuid,
  };
}
