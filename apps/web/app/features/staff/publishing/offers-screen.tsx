import { COUNTRY_CODES } from '@punkt/domain/country-code';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../../components/empty-state.tsx';
import { FailedState } from '../../../components/failed-state.tsx';
import { ScreenTitle } from '../../../components/screen-title.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { useText } from '../../../lib/i18n.tsx';
import { CountryOffers } from './country-offers.tsx';
import styles from './offers-screen.module.css';
import { versionsQuery } from './publishing-query.ts';

export function OffersScreen() {
  const text = useText();
  const { data, error, refetch } = useQuery(versionsQuery);
  const groups = COUNTRY_CODES.map((country) => ({
    country,
    versions: data?.data.filter(({ countryCode }) => countryCode === country) ?? [],
  })).filter(({ versions }) => versions.length > 0);
  return (
    <>
      <ScreenTitle title={text('publishing.title')} />
      <p className={styles.lead}>{text('publishing.lead')}</p>
      {!data && error && <FailedState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Ghosts />}
      {data?.data.length === 0 && (
        <EmptyState
          drawing="orders"
          title={text('publishing.empty.title')}
          text={text('publishing.empty.text')}
        />
      )}
      <ul className="stack">
        {groups.map(({ country, versions }) => (
          <CountryOffers key={country} country={country} versions={versions} />
        ))}
      </ul>
    </>
  );
}

function Ghosts() {
  const text = useText();
  return (
    <>
      <p role="status" className="visually-hidden">
        {text('common.loading')}
      </p>
      <div className="stack" aria-hidden="true">
        {['a', 'b', 'c', 'd'].map((key) => (
          <div key={key} className={styles.country}>
            <Skeleton width="160px" height="28px" />
            <div className={styles.skeleton}>
              <Skeleton width="200px" height="20px" />
              <Skeleton width="280px" height="36px" />
              <Skeleton width="240px" height="20px" />
            </div>
            <Skeleton width="164px" height="48px" />
          </div>
        ))}
      </div>
    </>
  );
}
