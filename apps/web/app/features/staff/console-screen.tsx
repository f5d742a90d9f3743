import { EmptyState } from '../../components/empty-state.tsx';
import { ScreenTitle } from '../../components/screen-title.tsx';
import { useUser } from '../../lib/account/user-query.ts';
import { useText } from '../../lib/i18n.tsx';
import styles from './console-screen.module.css';

export function ConsoleScreen() {
  const text = useText();
  const { staff_roles } = useUser();
  return (
    <>
      <ScreenTitle title={text('staff.title')} />
      <EmptyState drawing="orders" title={text('staff.empty.title')} text={text('staff.empty.text')} />
      <section aria-labelledby="roles" className={styles.roles}>
        <h2 id="roles">{text('staff.roles')}</h2>
        <dl>
          {staff_roles.map((role) => (
            <div key={role}>
              <dt>{text(`staff.role.${role}`)}</dt>
              <dd>{text(`staff.role.${role}.text`)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}
