import { useText } from '../../../../lib/i18n.tsx';
import { Block } from '../parts/block.tsx';
import type { BookKind } from './book-rules.ts';
import styles from './papers.module.css';

/** As in the design tokens: the swatches themselves are painted from there. */
const CODES = {
  teal: '#0E6F6A',
  wine: '#7A1F3D',
  ink: '#15201F',
  paper: '#FAF9F6',
  amber: '#F5A524',
} as const;

export function BookColours({ kind }: { readonly kind: BookKind }) {
  const text = useText();
  const georgian = kind === 'georgian';
  const accent = georgian ? 'wine' : 'teal';
  const colours = [
    { name: text('papers.book.colour.accent'), paint: accent },
    { name: text('papers.book.colour.paper'), paint: 'paper' },
    { name: text('papers.book.colour.ink'), paint: 'ink' },
    { name: text('papers.book.colour.amber'), paint: 'amber' },
  ] as const;
  const font = georgian ? 'Noto Sans Georgian' : 'Golos Text';
  return (
    <Block title={text('papers.book.colours.title')} lead={text('papers.book.colours.text', { font })}>
      <ul className={styles.colours}>
        {colours.map(({ name, paint }) => (
          <li key={paint}>
            <span className={styles.swatch} data-paint={paint} aria-hidden="true" />
            <strong>{name}</strong>
            <span>{CODES[paint]}</span>
          </li>
        ))}
      </ul>
    </Block>
  );
}
