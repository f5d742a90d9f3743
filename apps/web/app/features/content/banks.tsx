import { useText } from '../../lib/i18n.tsx';
import styles from './banks.module.css';
import { ExternalIcon } from './pages/parts/links.tsx';

const BANKS = [
  { id: 'river', link: 'https://bank-u-reki.example/punkt' },
  { id: 'quiet', link: 'https://tikhiy-bank.example/punkt' },
  { id: 'corner', link: 'https://bank-na-uglu.example/punkt' },
] as const;

/** The three partner banks, on their own page and on the landing. */
export function Banks() {
  const text = useText();
  return (
    <div className="stack gap-24">
      <ul className={styles.tiles} data-count="bank_click">
        {BANKS.map((bank) => (
          <Bank key={bank.id} {...bank} />
        ))}
      </ul>
      <p className={styles.note}>{text('guides.banks.note')}</p>
    </div>
  );
}

function Bank({ id, link }: (typeof BANKS)[number]) {
  const text = useText();
  return (
    <li>
      <a className={styles.tile} href={link} target="_blank" rel="noopener noreferrer external">
        <img src={`/drawings/guides-bank-${id}.svg`} alt="" width="96" height="80" loading="lazy" />
        <strong>{text(`guides.banks.${id}.name`)}</strong>
        <span>{text(`guides.banks.${id}.text`)}</span>
        <span className={styles.visit}>
          {text('guides.banks.visit')}
          <span className="visually-hidden">, {text('guides.link.outside')}</span>
          <ExternalIcon />
        </span>
      </a>
    </li>
  );
}
