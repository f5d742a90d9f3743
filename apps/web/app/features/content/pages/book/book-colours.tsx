import { colourCodes } from '@punkt/domain/brand-book';
import { type TextKey, useText } from '../../../../lib/i18n.tsx';
import { Block } from '../parts/block.tsx';
import { Pairs } from '../parts/lists.tsx';
import styles from './book-colours.module.css';
import type { BookKind } from './book-rules.ts';

/** The swatches are painted from the design tokens, their codes come from the same table as the drawings. */
export function BookColours({ kind }: { readonly kind: BookKind }) {
  const text = useText();
  const colours = [
    { name: text('book.colour.accent'), paint: kind === 'georgian' ? 'wine' : 'teal' },
    { name: text('book.colour.paper'), paint: 'paper' },
    { name: text('book.colour.ink'), paint: 'ink' },
    { name: text('book.colour.amber'), paint: 'amber' },
  ] as const;
  return (
    <Block title={text('book.colours.title')} lead={text('book.colours.text')}>
      <ul className={styles.colours}>
        {colours.map(({ name, paint }) => {
          const { hex, rgb, cmyk } = colourCodes(paint);
          return (
            <li key={paint}>
              <span className={styles.swatch} data-paint={paint} aria-hidden="true" />
              <strong>{name}</strong>
              <span>{hex}</span>
              <span>RGB {rgb}</span>
              <span>CMYK {cmyk}</span>
            </li>
          );
        })}
      </ul>
    </Block>
  );
}

const FULL = ['walls', 'accent', 'floor', 'counter', 'curtain', 'light', 'film', 'sheets'] as const;
const SIMPLE = ['walls', 'curtain', 'light', 'film', 'sheets'] as const;
const MATERIALS = { standard: FULL, simplified: SIMPLE, georgian: FULL } as const satisfies Record<
  BookKind,
  readonly (typeof FULL)[number][]
>;

export function BookMaterials({ kind }: { readonly kind: BookKind }) {
  const text = useText();
  return (
    <Block title={text('book.materials.title')} lead={text('book.materials.lead')}>
      <Pairs
        pairs={MATERIALS[kind].map((material) => ({
          name: text(`book.materials.${material}` satisfies TextKey),
          text: text(`book.materials.${material}.text` satisfies TextKey),
        }))}
      />
    </Block>
  );
}
