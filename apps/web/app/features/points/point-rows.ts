import type { CallOutput } from '@punkt/contract/contract';
import type { UserInfo } from '@punkt/contract/user';
import { type Permission, pointRole } from '@punkt/domain/permissions';

type Page = Pick<CallOutput<'GET /api/v2/pickpoint/list'>, 'data' | 'total'>;
type Role = ReturnType<typeof pointRole>;

export interface PointLine {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly role: Role | null;
  /** `moving` and `closed` say why an owner can't move it now; others' points are none of hers to move. */
  readonly move: 'possible' | 'moving' | 'closed' | null;
}

const roleOf = (roles: UserInfo['roles'], id: string): Role | null => {
  const found = roles.find(({ pickpoint_id }) => pickpoint_id === id);
  return found ? pointRole({ is_owner: found.is_owner, permission: found.permission as Permission }) : null;
};

function moveOf(point: Page['data'][number], role: Role | null): PointLine['move'] {
  if (point.canMove) return 'possible';
  if (role !== 'owner') return null;
  return point.isActive ? 'moving' : 'closed';
}

/** What the server knows of a page of points, with what this person is there. A point it has no card of still has its number. */
export function pointLines({ data, total }: Page, roles: UserInfo['roles']): PointLine[] {
  const known = data.map((point) => {
    const role = roleOf(roles, point.id);
    const { id, name, address } = point;
    return { id, name, address, role, move: moveOf(point, role) };
  });
  // Further pages may hold the rest.
  const whole = total <= data.length;
  const bare = whole ? roles.filter((role) => !data.some(({ id }) => id === role.pickpoint_id)) : [];
  return [
    ...known,
    ...bare.map(({ pickpoint_id: id }) => ({
      id,
      name: '',
      address: '',
      role: roleOf(roles, id),
      move: null,
    })),
  ];
}
