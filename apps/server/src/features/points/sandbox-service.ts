import type { Clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { AuthAdmin } from '../auth/admin.ts';
import { hasPoints, insertPoint } from './point-store.ts';

/** Two that the sandbox's owner runs: at the first her employee works, and both can be moved. */
const POINTS = [
  {
    external_id: 'MSK-0001',
    name: 'Пункт на Садовой',
    address: 'Москва, Садовая улица, 12',
    latitude: 55.7614,
    longitude: 37.6295,
    area: 54,
    stock_area: 40,
  },
  {
    external_id: 'TVR-0001',
    name: 'Пункт на Речной',
    address: 'Тверь, Речная улица, 3',
    latitude: 56.8584,
    longitude: 35.9006,
    area: 38,
    stock_area: 28,
  },
] as const;

const SHARED = { country: 'RU', type_point: 'TYPE_POINT_8' } as const;

/** Fills an empty table once, and answers whether it did; the numbers start with the one that the employee of the sandbox works at. */
export const seedSandboxPoints = async (
  tx: Tx,
  { clock, accounts }: { readonly clock: Clock; readonly accounts: AuthAdmin },
  ownerId: string,
): Promise<boolean> => {
  if (await hasPoints(tx)) return false;
  for (const point of POINTS) {
    const row = { ...point, ...SHARED, owner_id: ownerId, created: clock.now() };
    const { id } = await insertPoint(tx, row);
    await accounts.addPointRole(tx, ownerId, id, 'PERM_OWNER', true);
  }
  return true;
};
