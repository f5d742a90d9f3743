import type { CountryCode } from '@punkt/domain/country-code';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { FailedState } from '../../../components/failed-state.tsx';
import { Ghost } from '../../../components/ghost.tsx';
import { BackIcon } from '../../../components/icons.tsx';
import { ScreenTitle } from '../../../components/screen-title.tsx';
import { useText } from '../../../lib/i18n.tsx';
import styles from './editor.module.css';
import { Editor } from './editor.tsx';
import { textQuery, versionsQuery } from './publishing-query.ts';

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
      <Link className={styles.back} to="/manage/offers">
        <BackIcon />
        {text('publishing.back')}
      </Link>
      {published.data ? (
        <Editor key={country} country={country} published={published.data} last={last} />
      ) : (
        <>
          <ScreenTitle title={text('publishing.title')} />
          {error ? <FailedState error={error} onRetry={retry} /> : <Ghost height="50vh" />}
        </>
      )}
    </>
  );
}
