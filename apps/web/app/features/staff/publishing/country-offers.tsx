import type { CountryCode } from '@punkt/domain/country-code';
import { OFFER_KINDS } from '@punkt/domain/offer';
import { ButtonLink } from '../../../components/button-link.tsx';
import { Flag } from '../../../components/flag.tsx';
import { dateTime } from '../../../lib/format.ts';
import { useText } from '../../../lib/i18n.tsx';
import styles from './offers-screen.module.css';
import type { OfferVersion } from './publishing-query.ts';

interface Props {
  readonly country: CountryCode;
  /** Newest first. */
  readonly versions: readonly OfferVersion[];
}

export function CountryOffers({ country, versions }: Props) {
  const text = useText();
  const [current, ...earlier] = versions;
  if (!current) return null;
  return (
    <li className={styles.country}>
      <h2>
        <Flag country={country} />
        {text(`countries.${country}`)}
      </h2>
      <Version version={current} />
      <ButtonLink
        look="quiet"
        to={`/manage/offers/${country}`}
        aria-label={text('publishing.write.of', { country: text(`countries.${country}`) })}
      >
        {text('publishing.write')}
      </ButtonLink>
      {earlier.length > 0 && (
        <details className={styles.earlier}>
          <summary>
            {text('publishing.earlier')} <small>{earlier.length}</small>
          </summary>
          <ul>
            {earlier.map((version) => (
              <li key={version.version}>
                <Version version={version} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

function Version({ version: row }: { readonly version: OfferVersion }) {
  const text = useText();
  return (
    <div className={styles.version}>
      <p>
        <b>{text('publishing.version.current', { version: row.version })}</b>
        <span>{text('publishing.signatures', { count: row.signatures })}</span>
      </p>
      <p className={styles.facts}>
        {[
          text(`publishing.language.${row.language}`),
          text('publishing.version.published', { date: dateTime(row.published) }),
          row.publishedBy
            ? text('publishing.version.by', { name: row.publishedBy })
            : text('publishing.version.first'),
        ].join(' · ')}
      </p>
      <p className={styles.links}>
        {OFFER_KINDS.map((kind) => (
          <a key={kind} href={row[kind]} target="_blank" rel="noreferrer">
            {text(`publishing.kind.${kind}`)}
          </a>
        ))}
      </p>
    </div>
  );
}
