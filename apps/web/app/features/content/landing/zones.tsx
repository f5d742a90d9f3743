import { country } from '@punkt/domain/countries';
import { formatMoney } from '@punkt/domain/money';
import { ZONE_KINDS } from '@punkt/domain/zones';
import { useLanguage, useText } from '../../../lib/i18n.tsx';
import { usePageInfo } from '../../../lib/page-info.ts';
import { SectionHead } from '../section-head.tsx';
import { useProgrammeText } from './programme-text.ts';
import styles from './zones.module.css';

const MINOR = 100;

/** What «the list» is that the texts speak of, and what the one-time subsidy amounts to: both are published, and say whose they are. */
function ZoneLists() {
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

/** The four kinds of zone: what each gives, in the colours and patterns of the map below. */
export default function Zones() {
  const text = useProgrammeText();
  return (
    <section id="zones" className={styles.zones}>
      <SectionHead title={text('landing.zones.title')} lead={text('landing.zones.lead')} />
      <ul className={styles.kinds}>
        {ZONE_KINDS.map((kind) => (
          <li key={kind}>
            <i className={styles.cell} data-kind={kind} aria-hidden="true" />
            <div>
              <h3>{text(`geo.zone.${kind}`)}</h3>
              <p className={styles.value}>{text(`landing.zone.${kind}.value`)}</p>
              <p className={styles.about}>{text(`landing.zone.${kind}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{text('landing.zones.note')}</p>
      <ZoneLists />
    </section>
  );
}
