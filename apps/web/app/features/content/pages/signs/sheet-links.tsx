import { SHEET_LANGUAGE_NAMES, SHEET_LANGUAGES } from '@punkt/locales/printed-sheets';
import { ExternalLink } from '../parts/links.tsx';
import styles from './banners.module.css';
import { sheetAddress } from './templates.ts';

interface Props {
  readonly file: string;
  /** What the sheet is, where the same languages stand below every sheet. */
  readonly title: string;
}

/** One sheet in each language of the street: it is the customers who read it, not the owner. */
export function SheetLinks({ file, title }: Props) {
  return (
    <ul className={styles.languages}>
      {SHEET_LANGUAGES.map((language) => (
        <li key={language} lang={language}>
          <ExternalLink href={sheetAddress(file, language)} of={title} newTab>
            {SHEET_LANGUAGE_NAMES[language]}
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}
