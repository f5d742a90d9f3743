import { randomUUID } from 'node:crypto';
import { LOCK_PHOTOS, type LockPhotoType } from '@punkt/domain/lock-terms';
import type { Caller } from '../../../platform/http/caller.ts';
import { Failure } from '../../../platform/http/failure.ts';
import { openActivations } from '../../orders/testing/activation.ts';
import type { CleanUp } from '../../orders/testing/desk-services.ts';
import { lockOf } from '../service.ts';

export const ORIGIN = { requestId: 'r', address: 'a' };

const CAMERAS = { isValidated: true, checked: null, report: null };

let codes = 0;
/** Another lock each time: one hangs on one door. */
export function newCode(): string {
  codes += 1;
  return `WB${String(codes).padStart(3, '0')}A`;
}

/** The code of a refusal, or the places that it names. */
export const refusalOf = (work: Promise<unknown>): Promise<readonly string[]> =>
  work.then(
    () => [],
    (error: unknown) => {
      if (!(error instanceof Failure)) throw error;
      return error.details.errors?.map(({ path }) => path).toSorted() ?? [error.code];
    },
  );

/** Applications on their way to an open point with their real locks. */
export async function openLockStage(cleanUp: CleanUp) {
  const desk = await openActivations(cleanUp, {
    readers: (locks) => ({ camerasOf: async () => CAMERAS, lockOf, lockInfo: locks.infoOf }),
  });
  const photo = async (owner: Caller, type: LockPhotoType) => ({ url: await desk.upload(owner), type });
  const photos = (owner: Caller) => Promise.all(LOCK_PHOTOS.map((type) => photo(owner, type)));
  const reasonPhotos = async (owner: Caller) => [await photo(owner, 'ELockReasonPhoto')];
  const keyOf = (id: number) => ({ kind: 'lockReason', id: String(id) });
  const asking = (caller: Caller) => ({ caller, language: 'ru' as const, ...ORIGIN });

  return {
    ...desk,
    photos,
    reasonPhotos,
    answer: async (owner: Caller, orderId: number, change: object = {}) => {
      const given = { name: newCode(), clicked: true, clientUuid: randomUUID(), ...change };
      const sent = 'photos' in change ? [] : await photos(owner);
      return desk.locks.answer(owner, { orderId, photos: sent, ...given }, ORIGIN);
    },
    giveReason: async (owner: Caller, orderId: number, change: object = {}) =>
      desk.locks.setReason(
        owner,
        {
          orderId,
          reason: 'unsuitableDoor',
          description: 'Дверь стеклянная, замок не держится',
          photos: 'photos' in change ? [] : await reasonPhotos(owner),
          ...change,
        },
        ORIGIN,
      ),
    token: (caller: Caller, orderId: number, name: string) =>
      desk.locks.issue(
        caller,
        { place: { kind: 'order', id: orderId }, employeeId: undefined, name, hours: 6 },
        ORIGIN,
      ),
    claimReason: (caller: Caller, id: number) => desk.staff.claim(keyOf(id), asking(caller)),
    showReason: (caller: Caller, id: number) => desk.staff.open(keyOf(id), asking(caller)),
    decideReason: (caller: Caller, id: number, decision: string, remarks: object[] = []) =>
      desk.staff.decide(keyOf(id), { decision, comment: '', remarks: remarks as never }, asking(caller)),
    acts: async (orderId: number): Promise<string[]> =>
      (
        await desk.query(
          `select action from audit_log where subject_kind = 'order' and subject_id = $1 and action like 'lock.%' order by id`,
          [String(orderId)],
        )
      ).map(({ action }) => String(action)),
  };
}
