import type { SectionContent } from '@punkt/domain/content';
import { firstLetter } from '@punkt/domain/typeset';
import type { Language } from '@punkt/locales/language';
import buttons from '../../../../components/button.module.css';
import { useLanguage, useText } from '../../../../lib/i18n.tsx';
import { useWrittenIn } from '../../../../lib/site/written-in.ts';
import styles from './center-table.module.css';

interface Named {
  readonly city: string;
}

interface Group<T> {
  readonly letter: string;
  readonly entries: readonly T[];
}

/** Ё stands among Е, as in every Russian index: the sorting mixes the two. */
const letterOf = (city: string): string => firstLetter(city).replace('Ё', 'Е');

/** In the order of the alphabet, not in the editor's: people look for their town. */
export function byLetter<T extends Named>(entries: readonly T[], language: Language): readonly Group<T>[] {
  const sorted = [...entries].sort((a, b) => a.city.localeCompare(b.city, language));
  const groups = new Map<string, T[]>();
  for (const entry of sorted) {
    const letter = letterOf(entry.city);
    groups.set(letter, [...(groups.get(letter) ?? []), entry]);
  }
  return [...groups].map(([letter, found]) => ({ letter, entries: found }));
}

type Center = SectionContent<'sortingCenters'>['centers'][number];

const COLUMNS = ['city', 'address', 'hours'] as const;

/** A table; on a phone its rows become the entries of a list. Whole in the page, so the browser's own search finds a town. */
export function CenterTable({ centers }: { readonly centers: readonly Center[] }) {
  const text = useText();
  const writtenIn = useWrittenIn();
  const groups = byLetter(centers, useLanguage());
  return (
    <>
      <NearestCenters />
      <nav aria-label={text('signs.centers.letters')}>
        <ul className={styles.letters}>
          {groups.map(({ letter }) => (
            <li key={letter} lang={writtenIn(letter)}>
              <a href={`#letter-${letter}`}>{letter}</a>
            </li>
          ))}
        </ul>
      </nav>
      <table id="centers" className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{text('signs.centers.letter')}</span>
            </th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {text(`signs.centers.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ letter, entries }) => (
          <tbody key={letter} id={`letter-${letter}`}>
            {entries.map(({ city, address, workTime }, place) => (
              <tr key={`${city} ${address}`}>
                {place === 0 && (
                  <th className={styles.letter} scope="rowgroup" rowSpan={entries.length}>
                    {letter}
                  </th>
                )}
                <th scope="row" lang={writtenIn(city)}>
                  {city}
                </th>
                <td lang={writtenIn(address)}>{address}</td>
                <td lang={writtenIn(workTime)}>{workTime}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </>
  );
}

/** The search over the table, and the centres nearest to a town or to where somebody stands: the browser asks only after a press. */
function NearestCenters() {
  const text = useText();
  return (
    <div className={styles.find} data-near>
      <label htmlFor="center-search">{text('signs.centers.search')}</label>
      <input id="center-search" type="search" data-filter="centers" autoComplete="address-level2" />
      <button type="button" className={buttons.button} data-look="primary" data-nearest="town">
        {text('signs.centers.near.town')}
      </button>
      <button type="button" className={buttons.button} data-look="quiet" data-nearest="here">
        {text('signs.centers.near.here')}
      </button>
      <p data-nothing="centers" role="status" data-words={text('signs.centers.nothing')} />
      <p
        role="status"
        data-busy={text('signs.centers.near.busy')}
        data-found={text('signs.centers.near.found')}
        data-empty={text('signs.centers.near.empty')}
        data-unknown={text('signs.centers.near.unknown')}
        data-refused={text('signs.centers.near.refused')}
        data-failed={text('signs.centers.near.failed')}
      />
      <ol className={styles.nearest} />
    </div>
  );
}
