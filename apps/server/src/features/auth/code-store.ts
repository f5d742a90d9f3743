import type { CountryCode } from '@punkt/domain/country-code';
import type { CodeUse } from '@punkt/domain/one-time-code';
import { type Insertable, sql } from 'kysely';
import { advisoryLock, type Database, type Tx } from '../../platform/database/database.ts';
import type { AuthTables, CodePurpose } from './tables.ts';

const HOUR = 3_600_000;
const tables = (db: Database | Tx) => db.withTables<AuthTables>();

/** Where a code is asked from, and for whom. */
export interface CodeSource {
  readonly phone: string;
  readonly purpose: CodePurpose;
  readonly device: string;
  readonly network: string;
  readonly country: CountryCode;
}

/**
 * Whether this device was ever signed in to the account of the phone. Nobody else knows its number, unless the device is somebody
 * else's, as the person has said.
 */
export async function isKnownDevice(tx: Tx, { phone, device, purpose }: CodeSource): Promise<boolean> {
  if (purpose !== 'login') return false;
  const { rows } = await sql`select 1 from users join sessions on sessions.user_id = users.id
    where users.phone = ${phone} and sessions.device_uuid = ${device} and not sessions.alien limit 1`.execute(
    tx,
  );
  return rows.length > 0;
}

/**
 * One request at a time for a device, a network, a phone and a country, on all instances: parallel requests can't outrun a limit.
 * Always in this order. A known device takes only what its own limits need, and never queues behind a flood.
 */
export async function lockSource(tx: Tx, { device, network, phone, country }: CodeSource, known: boolean) {
  await advisoryLock(tx, `code device ${device}`);
  if (!known) await advisoryLock(tx, `code network ${network}`);
  await advisoryLock(tx, `code ${phone}`);
  if (!known) await advisoryLock(tx, `code country ${country}`);
}

/** Of a phone by what codes are for: nobody who is being added somewhere loses the way into their own account by it. */
export async function codeUse(
  tx: Tx,
  { phone, purpose, device, network, country }: CodeSource,
  known: boolean,
  now: Date,
): Promise<Omit<CodeUse, 'guesses' | 'country'> & { readonly countrySent: number; readonly staff: boolean }> {
  const [hour, day] = [new Date(now.getTime() - HOUR), new Date(now.getTime() - 24 * HOUR)];
  const mine = known ? sql`device_uuid = ${device}` : sql`network = ${network} and not known`;
  const { rows } = await sql<{
    device: number;
    device_oldest: Date | null;
    network: number;
    network_oldest: Date | null;
    here: number;
    here_oldest: Date | null;
    here_newest: Date | null;
    phone: number;
    phone_oldest: Date | null;
    today: number;
    country: number;
    staff: boolean;
  }>`select of_device.count as device, of_device.oldest as device_oldest,
      of_network.count as network, of_network.oldest as network_oldest,
      here, here_oldest, here_newest, of_phone.phone, phone_oldest, today,
      (select count(*) from login_codes where country = ${country} and not known and created > ${day}) as country,
      exists (select from users join staff_roles on staff_roles.user_id = users.id where users.phone = ${phone}) as staff
    from (select count(*), min(created) as oldest from login_codes
        where device_uuid = ${device} and created > ${hour}) of_device,
      (select count(*), min(created) as oldest from login_codes
        where network = ${network} and not known and created > ${hour}) of_network,
      (select count(*) filter (where created > ${hour} and ${mine}) as here,
          min(created) filter (where created > ${hour} and ${mine}) as here_oldest,
          max(created) filter (where created > ${hour} and ${mine}) as here_newest,
          count(*) filter (where created > ${hour} and not known) as phone,
          min(created) filter (where created > ${hour} and not known) as phone_oldest,
          count(*) filter (where not known) as today
        from login_codes where phone = ${phone} and purpose = ${purpose} and created > ${day}) of_phone`.execute(
    tx,
  );
  const [row] = rows;
  if (!row) throw new Error('an aggregate has one row');
  return {
    known,
    device: { count: row.device, oldest: row.device_oldest },
    network: { count: row.network, oldest: row.network_oldest },
    phoneHere: { count: row.here, oldest: row.here_oldest, newest: row.here_newest },
    phone: { count: row.phone, oldest: row.phone_oldest, today: row.today },
    countrySent: row.country,
    staff: row.staff,
  };
}

/** Wrong codes of the last day. They stand in the first row of each code: repeated messages share its attempts. */
export async function guessesOf(
  tx: Tx,
  { phone, purpose, network }: Pick<CodeSource, 'phone' | 'purpose' | 'network'>,
  attempts: number,
  now: Date,
): Promise<CodeUse['guesses']> {
  const day = new Date(now.getTime() - 24 * HOUR);
  const { rows } = await sql<CodeUse['guesses']>`select
      coalesce(sum(wrong) filter (where known), 0)::int as known,
      coalesce(sum(wrong) filter (where not known), 0)::int as strangers,
      coalesce(sum(wrong) filter (where not known and network = ${network}), 0)::int as network
    from (select known, network, ${attempts}::int - attempts_left - (consumed is not null)::int as wrong
      from login_codes where phone = ${phone} and purpose = ${purpose} and created > ${day} and root_id is null) made`.execute(
    tx,
  );
  return rows[0] ?? { known: 0, strangers: 0, network: 0 };
}

export async function insertCode(tx: Tx, row: Insertable<AuthTables['login_codes']>): Promise<void> {
  await tables(tx).insertInto('login_codes').values(row).execute();
}

/** A code that never reached the gateway must not count against the person. */
export async function deleteCode(db: Database, id: string): Promise<void> {
  await tables(db).deleteFrom('login_codes').where('id', '=', id).execute();
}

/** The code that this very asker was sent and can still use. */
export async function lockLiveCode(
  tx: Tx,
  { phone, purpose, device }: CodeSource,
  boundTo: string,
  now: Date,
) {
  return tables(tx)
    .selectFrom('login_codes')
    .selectAll()
    .where('phone', '=', phone)
    .where('purpose', '=', purpose)
    .where('device_uuid', '=', device)
    .where('bound_to', '=', boundTo)
    .where('root_id', 'is', null)
    .where('expires', '>', now)
    .where('consumed', 'is', null)
    .where('attempts_left', '>', 0)
    .orderBy('created', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

export async function extendCode(tx: Tx, id: string, expires: Date): Promise<void> {
  await tables(tx).updateTable('login_codes').set({ expires }).where('id', '=', id).execute();
}

/** Locks the code: of two parallel validations one waits, and finds it consumed. `code_hash` is that of the message that was answered. */
export async function lockCode(tx: Tx, tokenHash: Buffer) {
  const sent = await tables(tx)
    .selectFrom('login_codes')
    .select(['id', 'root_id', 'code_hash', 'phone'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (!sent) return undefined;
  // Guesses at several codes of one phone are counted one after another, and so are new codes.
  await advisoryLock(tx, `code ${sent.phone}`);
  const root = await tables(tx)
    .selectFrom('login_codes')
    .selectAll()
    .where('id', '=', sent.root_id ?? sent.id)
    .forUpdate()
    .executeTakeFirst();
  return root && { ...root, code_hash: sent.code_hash };
}

export async function spendAttempt(tx: Tx, id: string): Promise<void> {
  await tables(tx)
    .updateTable('login_codes')
    .set((row) => ({ attempts_left: row('attempts_left', '-', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function consumeCode(tx: Tx, id: string, now: Date): Promise<void> {
  await tables(tx).updateTable('login_codes').set({ consumed: now }).where('id', '=', id).execute();
}

export async function sweepCodes(db: Database, before: Date): Promise<void> {
  await tables(db).deleteFrom('login_codes').where('created', '<', before).execute();
}
