import type { Company } from '@punkt/contract/owners';
import type { UserInfo } from '@punkt/contract/user';
import { country } from '@punkt/domain/countries';
import { formatInternational } from '@punkt/domain/phone';
import { formatSnils } from '@punkt/domain/snils';
import { ButtonLink } from '../../../components/button-link.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { useUser } from '../../../lib/account/user-query.ts';
import { isOwner } from '../../../lib/guards.ts';
import { type TextKey, useText } from '../../../lib/i18n.tsx';
import { useTaxLabel } from '../form/tax-label.ts';
import edit from './edit.module.css';
import styles from './profile-screen.module.css';
import { useCompanies } from './queries.ts';
import { TaxNotice } from './tax-notice.tsx';

type Fact = readonly [label: TextKey, value: string];

function ProfileFacts() {
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
    ['owners.email', user.email],
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

/** Who I am to the product: person, company, document; each with the one way to change it. */
export function ProfileScreen() {
  const text = useText();
  const owner = isOwner(useUser());
  return (
    <div className={styles.parts}>
      <section aria-labelledby="facts">
        <h2 id="facts">{text('owners.profile.facts')}</h2>
        <ProfileFacts />
        {owner && (
          <ButtonLink look="quiet" to="/lk/profile/editContact">
            {text('owners.profile.edit.contact')}
          </ButtonLink>
        )}
      </section>
      {owner && <CompaniesPart />}
      {owner && <DocumentPart />}
    </div>
  );
}

function CompaniesPart() {
  const text = useText();
  const { companies, isPending } = useCompanies();
  return (
    <section aria-labelledby="company" aria-busy={isPending}>
      <h2 id="company">{text('owners.profile.company')}</h2>
      {isPending && <Skeleton height="260px" />}
      {companies.map((company) => (
        <CompanyFacts key={company.id} company={company} />
      ))}
      {/* Above it the company is still coming, and would push it from under a finger. */}
      {!isPending && (
        <ButtonLink look="quiet" to="/lk/profile/editRequisites">
          {text('owners.profile.edit.requisites')}
        </ButtonLink>
      )}
    </section>
  );
}

function CompanyFacts({ company }: { readonly company: Company }) {
  const text = useText();
  const taxLabel = useTaxLabel();
  const facts = [
    [text(`owners.name.${company.orgType}`), company.orgName],
    [text(`owners.inn.${company.country}`), company.inn],
    [text('owners.profile.tax'), taxLabel(company.taxType, company.country)],
    [text('owners.bank.name'), company.bankName],
    [text('owners.profile.account'), company.payAccount],
    ...(company.email ? [[text('owners.profile.email'), company.email] as const] : []),
  ] as const;
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <TaxNotice company={company} />
      {company.unverified && <p className={styles.note}>{text('owners.profile.unverified')}</p>}
    </>
  );
}

/** An approved document is closed: a new one goes through support, so there is no button. */
function DocumentPart() {
  const text = useText();
  const { passport_approve_status: status } = useUser();
  return (
    <section aria-labelledby="document">
      <h2 id="document">{text('owners.profile.passport')}</h2>
      <div className={edit.notice} data-status={status} role="status">
        <p>
          <b>{text(`owners.passport.${status}`)}</b>
        </p>
        <p>{text(`owners.passport.${status}.text`)}</p>
      </div>
      {status !== 'approved' && (
        <ButtonLink look="quiet" to="/lk/profile/editPassport">
          {text('owners.profile.edit.passport')}
        </ButtonLink>
      )}
    </section>
  );
}
