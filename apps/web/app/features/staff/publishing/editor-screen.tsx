import type { CountryCode } from '@punkt/domain/country-code';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { BackLink } from '../../../components/back-link.tsx';
import { FailedState } from '../../../components/failed-state.tsx';
import { ScreenTitle } from '../../../components/screen-title.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { useText } from '../../../lib/i18n.tsx';
import styles from './editor.module.css';
import { Editor } from './editor.tsx';
import { textQuery, versionsQuery } from './publishing-query.ts';

function Ghosts() {
  const text = useText();
  return (
    <>
      <p role="status" className="visually-hidden">
        {text('common.loading')}
      </p>
      <Skeleton width="300px" height="22px" />
      <div className={styles.tools}>
        <Skeleton width="300px" height="52px" />
        <Skeleton width="340px" height="52px" />
      </div>
      <Skeleton height="clamp(320px, 48vh, 640px)" />
    </>
  );
}

/** Reads the last version and its texts, then hands over: what is typed must not be disturbed by later readings. */
export function EditorScreen({ country }: { readonly country: CountryCode }) {
  const text = useText();
  const versions = useQuery(versionsQuery);
  const last = versions.data?.data.find(({ countryCode }) => countryCode === country)?.version ?? 0;
  const published = useQuery({
    ...textQuery(country, last),
    enabled: last > 0,
    // A version that comes out meanwhile must not take the editor, and what is typed in it, off the screen.
    placeholderData: keepPreviousData,
  });
  const error = versions.error ?? published.error;
  const retry = () => void (versions.error ? versions.refetch() : published.refetch());
  return (
    <>
      <BackLink to="/manage/offers">{text('publishing.back')}</BackLink>
      {published.data ? (
        <Editor key={country} country={country} published={published.data} last={last} />
      ) : (
        <>
          <ScreenTitle title={text(`countries.${country}`)} />
          {error ? <FailedState error={error} onRetry={retry} /> : <Ghosts />}
        </>
      )}
    </>
  );
}
