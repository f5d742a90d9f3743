import { STAFF_ROLES, type StaffRole } from '@punkt/domain/staff';
import { useUser } from '../../../lib/account/user-query.ts';
import { useText } from '../../../lib/i18n.tsx';
import styles from './colleagues.module.css';
import type { Colleague, RoleChange } from './colleagues-query.ts';

interface Props {
  readonly people: readonly Colleague[];
  readonly onChange: (change: RoleChange) => void;
}

/** Who has what, at a glance. A tick only asks: the dialog says what it means before it is done. */
export function ColleaguesTable({ people, onChange }: Props) {
  const text = useText();
  return (
    <table className={styles.table} aria-label={text('staff.colleagues.list')}>
      <thead>
        <tr>
          <th scope="col">{text('staff.load.name')}</th>
          {STAFF_ROLES.map((role) => (
            <th key={role} scope="col">
              {text(`staff.role.${role}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <Row key={person.id} person={person} onChange={onChange} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ person, onChange }: { readonly person: Colleague } & Pick<Props, 'onChange'>) {
  const text = useText();
  const { user_id } = useUser();
  const own = person.id === user_id;
  return (
    <tr>
      <th scope="row">
        {person.name || text('staff.colleagues.noname')}
        <small>
          {person.phone}
          {own && `, ${text('staff.colleagues.you')}`}
        </small>
      </th>
      {STAFF_ROLES.map((role) => (
        <RoleCell key={role} person={person} role={role} own={own} onChange={onChange} />
      ))}
    </tr>
  );
}

interface CellProps extends Pick<Props, 'onChange'> {
  readonly person: Colleague;
  readonly role: StaffRole;
  readonly own: boolean;
}

function RoleCell({ person, role, own, onChange }: CellProps) {
  const text = useText();
  const held = person.roles.includes(role);
  const name = person.name || person.phone;
  return (
    <td>
      <label title={own && held ? text('staff.colleagues.own') : undefined}>
        <input
          type="checkbox"
          checked={held}
          disabled={own && held}
          aria-label={text('staff.colleagues.cell', { role: text(`staff.role.${role}`), name })}
          onChange={() => onChange({ person, role, granted: !held })}
        />
        <span aria-hidden="true">{text(`staff.role.${role}`)}</span>
      </label>
    </td>
  );
}
