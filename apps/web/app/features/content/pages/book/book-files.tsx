import buttons from '../../../../components/button.module.css';
import { useLanguage, useText } from '../../../../lib/i18n.tsx';
import { ExternalLink } from '../parts/links.tsx';
import { sheetAddress, TEMPLATES } from '../signs/templates.ts';
import styles from './book.module.css';
import type { BookKind } from './book-rules.ts';

const FILES = ['mark', 'inverse', 'word', 'latin'] as const;
/** How wide each stands at a height of 40: its place is kept before it comes. */
const WIDTHS = {
  main: { mark: 40, inverse: 40, word: 134, latin: 128 },
  georgian: { mark: 40, inverse: 40, word: 155, latin: 128 },
} as const;
const FORMATS = ['svg', 'png'] as const;

/** What a designer takes along. Made by scripts/make-papers.mjs from this very page. */
export function BookFiles({ kind }: { readonly kind: BookKind }) {
  const text = useText();
  const language = useLanguage();
  const look = kind === 'georgian' ? 'georgian' : 'main';
  return (
    <section className={styles.files} aria-label={text('book.files.title')}>
      <div>
        <a
          className={buttons.button}
          data-look="primary"
          href={`/documents/brandbook-${kind}-${language}.pdf`}
          type="application/pdf"
          download
        >
          {text('book.files.pdf')}
        </a>
        <p>{text('book.files.pdf.text')}</p>
      </div>
      <div>
        <h2>{text('book.files.logo')}</h2>
        <ul className={styles.logos}>
          {FILES.map((file) => (
            <li key={file}>
              <span className={styles.logo} data-ground={file === 'inverse' ? 'accent' : 'paper'}>
                <img
                  src={`/logos/${look}-${file}.svg`}
                  alt=""
                  width={WIDTHS[look][file]}
                  height="40"
                  loading="lazy"
                />
              </span>
              <span>{text(`book.files.${file}`)}</span>
              <span className={styles.formats}>
                {FORMATS.map((format) => (
                  <a
                    key={format}
                    href={`/logos/${look}-${file}.${format}`}
                    download={`punkt-${file}.${format}`}
                  >
                    {format.toUpperCase()}
                    <span className="visually-hidden"> {text(`book.files.${file}`)}</span>
                  </a>
                ))}
              </span>
            </li>
          ))}
        </ul>
        <p>{text('book.files.logo.text')}</p>
        {kind === 'georgian' && <Sheets />}
      </div>
    </section>
  );
}

/** The Georgian site has no page of printed materials: its sheets are here, in the language of its streets. */
function Sheets() {
  const text = useText();
  return (
    <>
      <h2>{text('book.files.sheets')}</h2>
      <ul className={styles.sheets}>
        {TEMPLATES.flatMap(({ id, files }) =>
          files.map(({ side, file }) => (
            <li key={file}>
              <ExternalLink href={sheetAddress(file, 'ka')} newTab>
                {text(`signs.banner.${id}.title`)}
                {side === 'right' && ' →'}
                {side === 'left' && ' ←'}
              </ExternalLink>
            </li>
          )),
        )}
      </ul>
    </>
  );
}
