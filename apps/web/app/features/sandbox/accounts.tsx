import type { CallOutput } from '@punkt/contract/contract';
import { formatInternational } from '@punkt/domain/phone';
import { ButtonLink } from '../../components/button-link.tsx';
import { api } from '../../lib/client.ts';
import { type TextKey, useText } from '../../lib/i18n.tsx';
import { CopyButton } from './copy-button.tsx';
import styles from './sandbox.module.css';
import { usePoll } from './use-poll.ts';

type Account = CallOutput<'GET /api/v4/sandbox/accounts'>['data'][number];

const ROLES: Readonly<Record<string, TextKey>> = {
  owner: 'sandbox.role.owner',
  earlyOwner: 'sandbox.role.earlyOwner',
  networkOwner: 'sandbox.role.networkOwner',
  applicant: 'sandbox.role.applicant',
  georgianApplicant: 'sandbox.role.georgianApplicant',
  manager: 'sandbox.role.manager',
  employee: 'sandbox.role.employee',
  auditor: 'sandbox.role.auditor',
  operator: 'sandbox.role.operator',
  lead: 'sandbox.role.lead',
  contentAdmin: 'sandbox.role.contentAdmin',
};

export function Accounts() {
  const text = useText();
  const { data, failed } = usePoll((signal) => api('GET /api/v4/sandbox/accounts', {}, { signal }), 30_000);
  return (
    <section className={styles.accounts} aria-labelledby="accounts">
      <div className={styles.sectionHead}>
        <h2 id="accounts">{text('sandbox.accounts.title')}</h2>
        <p>{text(failed && !data ? 'sandbox.failed' : 'sandbox.accounts.hint')}</p>
      </div>
      {data?.data.length === 0 && <p className={styles.empty}>{text('sandbox.accounts.empty')}</p>}
      {data && data.data.length > 0 && (
        <table>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{text('sandbox.accounts.role')}</th>
              <th scope="col">{text('sandbox.accounts.phone')}</th>
              <th scope="col">{text('sandbox.accounts.actions')}</th>
            </tr>
          </thead>
          <tbody>
            {data.data.map((account) => (
              <Row key={account.phone} account={account} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Row({ account }: { readonly account: Account }) {
  const text = useText();
  const digits = account.phone.replace(/\D/g, '');
  const phone = formatInternational(digits);
  const known = ROLES[account.role];
  const role = known ? text(known) : account.role;
  return (
    <tr>
      <th scope="row">{role}</th>
      <td className={styles.number}>{phone}</td>
      <td>
        <div className={styles.actions}>
          <CopyButton value={`+${digits}`} label={text('sandbox.accounts.copy', { phone })} />
          <ButtonLink
            look="quiet"
            to={`/login?country=${account.country}&phone=${digits}`}
            aria-label={text('sandbox.accounts.login.label', { role })}
          >
            {text('sandbox.accounts.login')}
          </ButtonLink>
        </div>
      </td>
    </tr>
  );
}
