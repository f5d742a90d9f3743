import type { Permission } from '@punkt/domain/permissions';
import { pointRole } from '@punkt/domain/permissions';
import { EmptyState } from '../../components/empty-state.tsx';
import { ScreenTitle } from '../../components/screen-title.tsx';
import { useUser } from '../../lib/account/user-query.ts';
import { useText } from '../../lib/i18n.tsx';
import styles from './points-screen.module.css';

export function PointsScreen() {
  const text = useText();
  const { roles } = useUser();
  return (
    <>
      <ScreenTitle title={text('points.title')} />
      {roles.length === 0 ? (
        <EmptyState drawing="points" title={text('points.empty.title')} text={text('points.empty.text')} />
      ) : (
        <>
          <p className={styles.note}>{text('points.employee.text')}</p>
          <ul className={styles.points}>
            {roles.map(({ pickpoint_id, is_owner, permission }) => (
              <li key={pickpoint_id}>
                <b>{text('points.number', { id: pickpoint_id })}</b>
                <span>
                  {text(`points.role.${pointRole({ is_owner, permission: permission as Permission })}`)}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
