import type { UserInfo } from '@punkt/contract/user';
import buttons from '../../../components/button.module.css';
import { isEmployee, isOwner, isStaff, openingPath } from '../../../lib/guards.ts';
import { useText } from '../../../lib/i18n.tsx';
import { usePageInfo } from '../../../lib/page-info.ts';
import styles from './open-form.module.css';

const sortOf = (user: UserInfo) => {
  if (isOwner(user)) return 'owner' as const;
  if (isStaff(user)) return 'staff' as const;
  return isEmployee(user) ? ('employee' as const) : ('newcomer' as const);
};

/** Whoever is signed in needs no form, only the way on. */
export function OpenGreeting({ user }: { readonly user: UserInfo }) {
  const text = useText();
  const { variant } = usePageInfo();
  const sort = sortOf(user);
  return (
    <div className={styles.greeting}>
      <h3>
        {user.first_name
          ? text('landing.open.hello.name', { name: user.first_name })
          : text('landing.open.hello')}
      </h3>
      <p>{text(`landing.open.${sort}.text`)}</p>
      <a href={openingPath(user, variant)} className={buttons.button} data-look="primary">
        {text(`landing.open.${sort}.link`)}
      </a>
      {sort === 'employee' && (
        <p>
          {text('landing.open.employee.owner')}{' '}
          <a href="/registration">{text('landing.open.employee.owner.link')}</a>
        </p>
      )}
    </div>
  );
}
