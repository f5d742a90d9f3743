import { sql } from 'kysely';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import type { ReviewAdmin, Subject } from '../admin.ts';

/** A made-up record that staff decide on: what a new queue costs on the server. */
interface Kiosk {
  readonly id: string;
  readonly owner_id: string;
  readonly name: string;
  readonly state: string;
  readonly version: number;
}

const read = async (db: Database | Tx, id: string, lock = false): Promise<Kiosk> => {
  const rows = sql<Kiosk>`select * from kiosks where id = ${id} ${sql.raw(lock ? 'for update' : '')}`;
  return (await rows.execute(db)).rows[0] as Kiosk;
};

/** The feature's own side: its owner sends it, and sends it again. */
export const createKiosks = (db: Database, clock: Clock, reviews: ReviewAdmin) => ({
  send: (id: string, ownerId: string, name: string) =>
    transaction(db, async (tx) => {
      await sql`insert into kiosks values (${id}, ${ownerId}, ${name}, 'sent', 1)
        on conflict (id) do update set name = excluded.name, state = 'sent', version = kiosks.version + 1`.execute(
        tx,
      );
      const now = clock.now();
      await reviews.put(tx, {
        kind: 'kiosk',
        id,
        subjectId: id,
        userId: ownerId,
        country: 'RU',
        created: now,
        stage: 'waiting',
        status: 'sent',
        title: name,
        search: [id, name],
        waits: true,
      });
      await reviews.announce(tx, { kind: 'kiosk', id }, 'sent');
    }),
});

export const kioskSubject: Subject = {
  kind: 'kiosk',
  action: 'reviewPointChanges',
  audited: 'kiosk',
  decisions: {
    approve: { reason: 'none', remarks: false, status: 'open' },
    remark: { reason: 'remarks', remarks: true, status: 'returned' },
  },
  lock: async (tx, { subject_id }) => (await read(tx, subject_id, true)).version,
  view: async (db, { subject_id }) => {
    const { name, version } = await read(db, subject_id);
    return { version, fields: [{ path: 'name', value: name }], files: [], flags: [] };
  },
  decide: async (tx, { subject_id }, { decision }) => {
    const state = decision === 'approve' ? 'open' : 'returned';
    await sql`update kiosks set state = ${state}, version = version + 1 where id = ${subject_id}`.execute(tx);
  },
};
