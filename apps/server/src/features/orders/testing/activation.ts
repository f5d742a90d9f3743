import { randomUUID } from 'node:crypto';
import { ENTITY_TYPES, type FileType } from '@punkt/domain/files';
import type { OrderFields } from '@punkt/domain/order-record';
import { transaction } from '../../../platform/database/transaction.ts';
import { phonePhoto } from '../../../platform/files/testing/pictures.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { ActivationReaders, LockOfOrder } from '../activation-readers.ts';
import type { Remark } from '../tables.ts';
import { openDesk } from './desk.ts';
import type { CleanUp, DeskOptions } from './desk-services.ts';

const CHECKED = {
  isValidated: true,
  checked: new Date('2026-11-10T09:00:00Z'),
  report: {
    cameras: ['Вход', 'Зал', 'Склад'].map((name) => ({
      name,
      limitDays: 90,
      status: 'online',
      archAvailability: true,
    })),
  },
};

export const lockOf = (change: Partial<LockOfOrder> = {}): LockOfOrder => ({
  status: 'approved',
  kind: 'lock',
  name: 'WB123A',
  reason: '',
  description: '',
  photos: [],
  ...change,
});

const NEW_FILES: readonly FileType[] = [
  'warehouseAreaPhoto',
  'surveillancePhoto',
  'bracketPhoto',
  'leaseDocument',
];

/** Applications on their way to an open point, with cameras and locks that say what a test wants. */
export async function openActivations(cleanUp: CleanUp, options: DeskOptions = {}) {
  let lock: LockOfOrder | null = lockOf();
  let validated = true;
  const readers: ActivationReaders = {
    camerasOf: async () => ({ ...CHECKED, isValidated: validated }),
    lockOf: async () => lock,
    lockInfo: async () => null,
  };
  const desk = await openDesk(cleanUp, { readers: () => readers, ...options });
  let phones = 79_990_000_000 + Math.floor(Math.random() * 9_000_000);

  async function upload(caller: Caller): Promise<string> {
    const chunk = (await phonePhoto()).toString('base64');
    const slice = { uuid: randomUUID(), num: 0, totalSize: chunk.length, chunk, name: '' };
    const whose = { entityType: ENTITY_TYPES.order, entityId: null };
    return (await desk.files.receive(caller, { ...slice, ...whose })).url ?? '';
  }

  /** Confirmed to open, with nothing of the activation yet. */
  async function approved(owner: Caller, change: Parameters<typeof desk.created>[1] = {}) {
    const { id } = await desk.created(owner, change);
    await desk.applyEvent(id, 'accept', 'staff');
    return (await desk.orders.answerOpening(owner, id, true)).order;
  }

  const update = (owner: Caller, id: number, fields: OrderFields) =>
    desk.orders.update(owner, id, {
      fields,
      names: Object.keys(fields) as Array<keyof OrderFields>,
      version: undefined,
    });

  async function fill(owner: Caller, id: number, change: OrderFields = {}) {
    const { record } = await desk.read(id);
    const added = await Promise.all(
      NEW_FILES.map(async (type) => ({ url: await upload(owner), type, isPublic: false })),
    );
    return update(owner, id, {
      actual_urls: [...record.actual_urls, ...added],
      signboard_size: '400',
      signboard_format: 'new',
      fine_acknowledged: true,
      ...change,
    });
  }

  async function operator(role: 'operator' | 'lead' = 'operator'): Promise<Caller> {
    phones += 1;
    const userId = await transaction(desk.db, (tx) => desk.accounts.ensureUser(tx, String(phones), 'RU'));
    return { userId, sessionId: randomUUID(), pickpointId: null, staffRoles: [role] };
  }

  const asking = (caller: Caller) => ({
    caller,
    language: 'ru' as const,
    requestId: randomUUID(),
    address: '127.0.0.1',
  });
  const keyOf = (id: number) => ({ kind: 'activation', id: String(id) });

  return {
    ...desk,
    upload,
    approved,
    update,
    fill,
    operator,
    setLock: (given: LockOfOrder | null) => {
      lock = given;
    },
    setCameras: (valid: boolean) => {
      validated = valid;
    },
    ready: async (owner: Caller, change: Parameters<typeof desk.created>[1] = {}) => {
      const { id } = await approved(owner, change);
      await fill(owner, id);
      return (await desk.orders.readyActivate(owner, id, {})).order;
    },
    claim: (caller: Caller, id: number) => desk.staff.claim(keyOf(id), asking(caller)),
    show: (caller: Caller, id: number) => desk.staff.open(keyOf(id), asking(caller)),
    decide: (caller: Caller, id: number, decision: string, remarks: readonly Remark[] = []) =>
      desk.staff.decide(keyOf(id), { decision, comment: '', remarks }, asking(caller)),
  };
}
