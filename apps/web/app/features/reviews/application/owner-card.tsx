import { country } from '@punkt/domain/countries';
import { formatMoney } from '@punkt/domain/money';
import { formatInternational } from '@punkt/domain/phone';
import { useLanguage, useText } from '../../../lib/i18n.tsx';
import styles from '../case/case-head.module.css';
import type { Application } from './application.ts';

/** Whom to call, and what has been paid. */
export function OwnerCard({ application }: { readonly application: Application }) {
  const text = useText();
  const { name, company, inn, phone } = application.owner;
  const lines = [company, inn && text('reviewApplication.owner.inn', { inn })].filter(Boolean);
  return (
    <dl className={styles.owner}>
      <div>
        <dt>{text('reviewApplication.owner.title')}</dt>
        <dd>
          {name || company || text('reviewApplication.owner.none')}
          {name && lines.length > 0 && <small>{lines.join(', ')}</small>}
        </dd>
      </div>
      {phone && (
        <div>
          <dt>{text('reviewApplication.owner.phone')}</dt>
          <dd>
            <a href={`tel:+${phone}`}>{formatInternational(phone)}</a>
          </dd>
        </div>
      )}
      <div>
        <dt>{text('reviewApplication.fee.title')}</dt>
        <dd>
          <Fee application={application} />
        </dd>
      </div>
    </dl>
  );
}

function Fee({ application }: { readonly application: Application }) {
  const text = useText();
  const language = useLanguage();
  const { amount, state } = application.outlook.fee;
  if (amount === null) return text('reviewApplication.fee.none');
  return `${formatMoney(amount, country(application.country).currency, language)}, ${text(`reviewApplication.fee.state.${state}`)}`;
}
