import { isDeepStrictEqual } from 'node:util';
import type { CameraProtocol } from '@punkt/domain/cameras';
import { staffCan } from '@punkt/domain/staff';
import { audit } from '../../platform/audit/audit.ts';
import type { Tx } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Failure, notFound } from '../../platform/http/failure.ts';
import type { Origin } from './checking.ts';
import type { CameraDeps } from './deps.ts';
import type { Instructions } from './tables.ts';
import * as store from './vendor-store.ts';

interface VendorWish {
  readonly name: string;
  readonly protocol: CameraProtocol;
  readonly hasToken: boolean;
  readonly allowsSelfSigned: boolean;
  readonly instructions: Instructions;
  readonly active: boolean;
}

function mustEdit({ staffRoles }: Caller): void {
  if (!staffCan(staffRoles, 'editReferenceData')) throw new Failure('forbidden');
}

function columnsOf({ name, protocol, hasToken, allowsSelfSigned, instructions, active }: VendorWish) {
  const links = Object.fromEntries(Object.entries(instructions).filter(([, link]) => link !== ''));
  return {
    name,
    protocol,
    has_token: hasToken,
    allows_self_signed: allowsSelfSigned,
    instructions: JSON.stringify(links),
    active,
  };
}

/** Who makes the recorders, as leads keep it. None is ever deleted: applications name them. */
export function createVendors(deps: Pick<CameraDeps, 'db' | 'clock' | 'sandbox'>) {
  const { db, clock, sandbox } = deps;

  const change = (caller: Caller, wish: VendorWish, origin: Origin, write: (tx: Tx) => Promise<number>) => {
    mustEdit(caller);
    if (wish.protocol === 'sandbox' && !sandbox) throw new Failure('forbidden');
    return transaction(db, async (tx) => {
      const id = await write(tx);
      await audit(tx, {
        at: clock.now(),
        actorId: caller.userId,
        action: 'cameras.vendorSaved',
        subject: { kind: 'camera_vendor', id: String(id) },
        ownerId: null,
        data: { name: wish.name, protocol: wish.protocol, active: wish.active },
        ...origin,
      });
      const vendor = await store.readVendor(tx, id);
      if (!vendor) throw notFound();
      return vendor;
    });
  };

  /** The very same again: its answer was lost. Two of one kind would stand in every owner's list. */
  const addedBefore = async (wish: VendorWish) => {
    const wanted = { ...columnsOf(wish), instructions: JSON.parse(columnsOf(wish).instructions) };
    const rows = await store.readVendors(db);
    return rows.find((row) => isDeepStrictEqual({ ...row, ...wanted }, row));
  };

  return {
    offered: async () => {
      const rows = await store.readVendors(db);
      return rows.filter(({ active, protocol }) => active && (sandbox || protocol !== 'sandbox'));
    },
    all: async (caller: Caller) => {
      mustEdit(caller);
      return store.readVendors(db);
    },
    add: async (caller: Caller, wish: VendorWish, origin: Origin) => {
      mustEdit(caller);
      const before = await addedBefore(wish);
      if (before) return before;
      return change(caller, wish, origin, (tx) => store.insertVendor(tx, columnsOf(wish)));
    },
    update: (caller: Caller, id: number, version: number, wish: VendorWish, origin: Origin) =>
      change(caller, wish, origin, async (tx) => {
        if (await store.updateVendor(tx, id, version, columnsOf(wish))) return id;
        throw (await store.readVendor(tx, id)) ? new Failure('conflict') : notFound();
      }),
  };
}

const made = { protocol: 'sandbox', allows_self_signed: false, instructions: '{}', active: true } as const;

/** One that does not exist; what is added to its address says what it answers. */
export const SANDBOX_RECORDER = {
  vendor: '11',
  url: 'https://cameras.sandbox.example/',
  login: 'sandbox',
  password: 'sandbox',
} as const;

/** Recorders that do not exist, for whoever looks around. */
export const seedSandboxVendors = ({ db }: Pick<CameraDeps, 'db'>): Promise<void> =>
  transaction(db, (tx) =>
    store.insertKnown(tx, [
      { ...made, id: Number(SANDBOX_RECORDER.vendor), name: 'Песочница', has_token: false },
      { ...made, id: 12, name: 'Песочница с токеном', has_token: true },
    ]),
  );
