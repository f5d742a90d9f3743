import type { UserInfo } from '@punkt/contract/user';
import { country } from '@punkt/domain/countries';
import { formatInternational } from '@punkt/domain/phone';
import { formatSnils } from '@punkt/domain/snils';
import { useUser } from '../../../lib/account/user-query.ts';
import { isOwner } from '../../../lib/guards.ts';
import { type TextKey, useText } from '../../../lib/i18n.tsx';
import styles from './profile.module.css';

type Fact = readonly [label: TextKey, value: string];

export function ProfileFacts() {
  const text = useText();
  const user = useUser();
  return (
    <dl className={styles.facts}>
      {factsOf(user).map(([label, value]) => (
        <div key={label}>
          <dt>{text(label)}</dt>
          <dd data-empty={value === '' || undefined}>{value || text('owners.profile.empty')}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Names are always there; the rest only when known, and some only for owners. */
function factsOf(user: UserInfo): readonly Fact[] {
  const owner = isOwner(user);
  const optional: readonly (Fact | false)[] = [
    ['owners.profile.email', user.email],
    country(user.country).identity.snils && ['owners.profile.snils', formatSnils(user.snils)],
    ['owners.profile.phone', formatInternational(user.phone)],
    owner && ['owners.profile.contact', user.additional_phone && formatInternational(user.additional_phone)],
    owner && ['owners.profile.telegram', user.telegram_login && `@${user.telegram_login}`],
  ];
  const known = (facts: readonly (Fact | false)[]) =>
    facts.filter((fact): fact is Fact => fact !== false && fact[1] !== '');
  return [
    ['owners.profile.last', user.last_name],
    ['owners.profile.first', user.first_name],
    ...known([['owners.profile.middle', user.middle_name]]),
    ...known(optional),
  ];
}
