import type { UserInfo } from '@punkt/contract/user';
import { formatInternational } from '@punkt/domain/phone';
import { useUser } from '../../../lib/account/user-query.ts';
import { isOwner } from '../../../lib/guards.ts';
import { type TextKey, useText } from '../../../lib/i18n.tsx';
import styles from './profile.module.css';

type Fact = readonly [label: TextKey, value: string];

export function ProfileFacts() {
  const text = useText();
  const user = useUser();
  return (
    <section>
      <dl className={styles.facts}>
        {factsOf(user).map(([label, value]) => (
          <div key={label}>
            <dt>{text(label)}</dt>
            <dd data-empty={value === '' || undefined}>{value || text('owners.profile.empty')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Names are always there; the rest only when known, and some only for owners. */
function factsOf(user: UserInfo): readonly Fact[] {
  const owner = isOwner(user);
  const optional: readonly (Fact | false)[] = [
    ['owners.profile.middle', user.middle_name],
    ['owners.profile.email', user.email],
    user.country === 'RU' && ['owners.profile.snils', user.snils],
    owner && ['owners.profile.contact', user.additional_phone && formatInternational(user.additional_phone)],
    owner && ['owners.profile.telegram', user.telegram_login],
  ];
  return [
    ['owners.profile.last', user.last_name],
    ['owners.profile.first', user.first_name],
    ['owners.profile.phone', formatInternational(user.phone)],
    ...optional.filter((fact): fact is Fact => fact !== false && fact[1] !== ''),
  ];
}
