import type { SectionContent } from '@punkt/domain/content';
import { useLanguage, useText } from '../../../../lib/i18n.tsx';
import { useWrittenIn } from '../../../../lib/site/written-in.ts';
import { byLetter } from './by-letter.ts';
import styles from './center-table.module.css';

type Center = SectionContent<'sortingCenters'>['centers'][number];

const COLUMNS = ['city', 'address', 'hours'] as const;

/** A table; on a phone its rows become the entries of a list. Whole in the page, so the browser's own search finds a town. */
export function CenterTable({ centers }: { readonly centers: readonly Center[] }) {
  const text = useText();
  const writtenIn = useWrittenIn();
  const groups = byLetter(centers, useLanguage());
  return (
    <>
      <nav aria-label={text('signs.centers.letters')}>
        <ul className={styles.letters}>
          {groups.map(({ letter }) => (
            <li key={letter} lang={writtenIn(letter)}>
              <a href={`#letter-${letter}`}>{letter}</a>
            </li>
          ))}
        </ul>
      </nav>
      <table className={styles.table}>
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
