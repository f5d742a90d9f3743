import type { Call, CallInput } from '@punkt/contract/contract';
import { ROLES, type Role } from './roles.ts';
import type { Scene } from './scene.ts';

export type Statuses = Readonly<Record<Role, number>>;

/** A call that touches one record: whose it is decides. */
interface RecordRow<N extends Call> {
  readonly record: string;
  readonly own: (scene: Scene) => Promise<CallInput<N>>;
  readonly foreign: (scene: Scene) => Promise<CallInput<N>>;
  readonly missing: (scene: Scene) => Promise<CallInput<N>>;
  readonly expect: { readonly own: Statuses; readonly foreign: Statuses; readonly missing: Statuses };
}

/** A call that names no record, and why there is nothing of somebody else's to reach with it. */
interface PlainRow<N extends Call> {
  readonly noRecord: string;
  readonly request: (scene: Scene) => Promise<CallInput<N>>;
  readonly expect: Statuses;
  /** Ends the session it comes with, so that each role needs one of its own for it. */
  readonly endsSession?: true;
}

export type AccessRow<N extends Call> = RecordRow<N> | PlainRow<N>;

/** The rows of one feature's calls, total by type: `AccessRows<typeof auth>`. */
export type AccessRows<T> = { readonly [N in keyof T & Call]: AccessRow<N> };

export const everybody = (status: number): Statuses =>
  Object.fromEntries(ROLES.map((role) => [role, status])) as Record<Role, number>;

export const signedIn = (status: number): Statuses => ({ ...everybody(status), anonymous: 401 });

/** For calls of the console: partners get a 403. `others` names staff roles that differ. */
export const staffOnly = (status: number, others: Partial<Statuses> = {}): Statuses => ({
  ...signedIn(403),
  operator: status,
  lead: status,
  contentAdmin: status,
  ...others,
});

/** Somebody else's record and a missing one look alike. */
export const hidden = signedIn(404);

export const nothing = async () => ({});
export const OWN_DATA = 'answers with what belongs to the session it comes with';
