import { COUNTRY_CODES } from '@punkt/domain/country-code';
import { OFFER_KINDS } from '@punkt/domain/offer';
import { Flag } from '../../components/flag.tsx';
import { useText } from '../../lib/i18n.tsx';
import { usePageInfo } from '../../lib/page-info.ts';
import styles from './offer-links.module.css';

/** The documents in force, for whoever wants to read before registering. The Georgian site begins with its own. */
export function OfferLinks() {
  const text = useText();
  const own = usePageInfo().variant === 'georgian' ? 'GE' : 'RU';
  const codes = [own, ...COUNTRY_CODES.filter((code) => code !== own)] as const;
  return (
    <section className={styles.section} aria-labelledby="documents">
      <h2 id="documents">{text('offers.documents.title')}</h2>
      <p>{text('offers.documents.text')}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <Flag country={code} />
            <b>{text(`countries.${code}`)}</b>
            <span>
              {OFFER_KINDS.map((kind) => (
                <a key={kind} href={`/offers/${code}/last/${kind}`} target="_blank" rel="noreferrer">
                  {text(`offers.kind.${kind}`)}
                  <span className="visually-hidden">: {text(`countries.${code}`)}</span>
                </a>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
