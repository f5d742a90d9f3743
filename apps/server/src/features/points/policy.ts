import { ENTITY_TYPES } from '@punkt/domain/files';
import { isOwnerRole } from '@punkt/domain/permissions';
import { roleMay } from '@punkt/domain/point-policy';
import type { Database } from '../../platform/database/database.ts';
import type { FilePolicy } from '../files/policy.ts';
import { actorAt, type PointAccess } from './access.ts';
import { readPoint } from './point-store.ts';

const POINT_NUMBER = /^[1-9]\d{0,14}$/;

export const POINT_FILES = ENTITY_TYPES.point;

/** Photos and the film are for whoever works at the point; papers for its owners. Staff are checked elsewhere. */
export function createPointFilePolicy(db: Database, access: PointAccess): FilePolicy {
  const roleOf = async (userId: string, entityId: string) => {
    const point = POINT_NUMBER.test(entityId) ? await readPoint(db, Number(entityId)) : undefined;
    return point ? actorAt(point, userId, await access.grantsOf(db, userId)).role : 'none';
  };
  return {
    mayAttach: async ({ userId }, entityId) => {
      const role = await roleOf(userId, entityId);
      return roleMay(role, 'editDetails') || roleMay(role, 'editSignboard');
    },
    mayRead: async ({ userId }, { entityId, purpose }) => {
      const role = await roleOf(userId, entityId);
      return purpose === 'pointDocument' ? isOwnerRole(role) : roleMay(role, 'viewPoint');
    },
  };
}
