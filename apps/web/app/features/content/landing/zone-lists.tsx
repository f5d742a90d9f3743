import { country } from '@punkt/domain/countries';
import { formatMoney } from '@punkt/domain/money';
import { useLanguage, useText } from '../../../lib/i18n.tsx';
import { usePageInfo } from '../../../lib/page-info.ts';
import styles from './zones.module.css';

const MINOR = 100;

/** What «the list» is that the texts speak of, and what the one-time subsidy amounts to: both are published, and say whose they are. */
export function ZoneLists() {
  const text = useText();
  const language = useLanguage();
  const content = usePageInfo().content?.find((section) => section.type === 'programme')?.content;
  if (!content) return null;
  const { incomeTowns, subsidies, note } = content;
  return (
    <div className={styles.lists}>
      {incomeTowns.length > 0 && (
        <details id="income-towns">
          <summary>{text('landing.zones.towns')}</summary>
          <dl>
            {incomeTowns.map(({ region, towns }) => (
              <div key={region}>
                <dt>{region}</dt>
                <dd>{towns}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      {subsidies.length > 0 && (
        <details id="subsidies">
          <summary>{text('landing.zones.subsidies')}</summary>
          <dl>
            {subsidies.map(({ place, country: code, amount }) => (
              <div key={place}>
                <dt>{place}</dt>
                <dd>{formatMoney(amount * MINOR, country(code).currency, language)}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      {note && <p>{note}</p>}
    </div>
  );
}
