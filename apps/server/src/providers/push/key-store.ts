import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

interface Keys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Two instances that start together end with one pair: the first one's. */
export async function saveKeys(db: Database, { publicKey, privateKey }: Keys): Promise<string> {
  await sql`insert into push_keys (public_key, private_key) values (${publicKey}, ${privateKey})
    on conflict do nothing`.execute(db);
  const { rows } = await sql<{ public_key: string }>`select public_key from push_keys`.execute(db);
  return rows[0]?.public_key ?? publicKey;
}
