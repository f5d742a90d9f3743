import { type Insertable, sql } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { CameraTables, VendorRow } from './tables.ts';

const tables = (db: Database | Tx) => db.withTables<CameraTables>();

export type CountedVendor = VendorRow & { readonly applications: number };
type NewVendor = Omit<Insertable<CameraTables['camera_vendors']>, 'id' | 'version'>;

const counted = (db: Database | Tx) =>
  tables(db)
    .selectFrom('camera_vendors')
    .selectAll()
    .select(
      sql<number>`(select count(*) from camera_settings
        where vendor_id = camera_vendors.id and state = 'saved')`.as('applications'),
    );

export const readVendors = (db: Database | Tx): Promise<CountedVendor[]> =>
  counted(db).orderBy('active', 'desc').orderBy('name').orderBy('id').execute();

export const readVendor = (db: Database | Tx, id: number): Promise<CountedVendor | undefined> =>
  counted(db).where('id', '=', id).executeTakeFirst();

export const insertVendor = async (tx: Tx, vendor: NewVendor): Promise<number> =>
  (await tables(tx).insertInto('camera_vendors').values(vendor).returning('id').executeTakeFirstOrThrow()).id;

/** Answers false where the version is not the newest. */
export async function updateVendor(tx: Tx, id: number, version: number, vendor: NewVendor): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('camera_vendors')
    .set({ ...vendor, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Those that a sandbox has besides; a second start adds none. */
export async function insertKnown(tx: Tx, vendors: ReadonlyArray<NewVendor & { readonly id: number }>) {
  await tables(tx)
    .insertInto('camera_vendors')
    .values([...vendors])
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
