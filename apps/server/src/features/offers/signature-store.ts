import type { CountryCode } from '@punkt/domain/country-code';
import { sql } from 'kysely';
import { advisoryLock, type Database, type Tx } from '../../platform/database/database.ts';
import type { OfferTables, Signature, Signer } from './tables.ts';

const tables = (db: Database | Tx) => db.withTables<OfferTables>();

/** The chain of one account grows one link at a time. */
export async function lockSignatureChain(tx: Tx, accountId: string): Promise<void> {
  await advisoryLock(tx, `signatures ${accountId}`);
}

export async function insertSignature(tx: Tx, signature: Signature, signer: Signer): Promise<void> {
  await tables(tx).insertInto('signatures').values(signature).execute();
  await tables(tx).insertInto('signature_signers').values(signer).execute();
}

export async function signaturesOf(db: Database | Tx, accountId: string): Promise<Signature[]> {
  return tables(db)
    .selectFrom('signatures')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('number')
    .execute();
}

export async function lastSignature(tx: Tx, accountId: string): Promise<Signature | undefined> {
  return (await signaturesOf(tx, accountId)).at(-1);
}

export async function findSignature(tx: Tx, accountId: string, country: CountryCode, version: number) {
  return tables(tx)
    .selectFrom('signatures')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('country', '=', country)
    .where('version', '=', version)
    .executeTakeFirst();
}

export async function signatureByCode(db: Database, code: string): Promise<Signature | undefined> {
  return tables(db).selectFrom('signatures').selectAll().where('code', '=', code).executeTakeFirst();
}

export async function readSigner(db: Database, signatureId: string): Promise<Signer | undefined> {
  return tables(db)
    .selectFrom('signature_signers')
    .selectAll()
    .where('signature_id', '=', signatureId)
    .executeTakeFirst();
}

/**
 * The trigger lets signers go only in a transaction that says whose erasure it is. Whoever signs at this moment has
 * either signed before, and is erased with the rest, or finds the account gone.
 */
export async function eraseSigners(tx: Tx, accountId: string): Promise<void> {
  await lockSignatureChain(tx, accountId);
  await sql`select set_config('punkt.erasing', ${accountId}, true)`.execute(tx);
  await tables(tx)
    .deleteFrom('signature_signers')
    .where('signature_id', 'in', (eb) =>
      eb.selectFrom('signatures').select('signatures.id').where('account_id', '=', accountId),
    )
    .execute();
}

export async function signersOf(db: Database, accountId: string): Promise<Signer[]> {
  return tables(db)
    .selectFrom('signature_signers')
    .innerJoin('signatures', 'signatures.id', 'signature_signers.signature_id')
    .selectAll('signature_signers')
    .where('signatures.account_id', '=', accountId)
    .execute();
}
