import { REQUIRED_PHOTOS } from '@punkt/domain/files';
import { useText } from '../../../../lib/i18n.tsx';
import { Block } from '../parts/block.tsx';
import { Ticks } from '../parts/ticks.tsx';
import type { BookKind } from './book-rules.ts';

/** A simplified point has a sticker and a plate where others have a signboard. */
const WORDS = {
  standard: 'book.photo',
  simplified: 'book.simplified.photo',
  georgian: 'book.photo',
} as const satisfies Record<BookKind, string>;

/** The same list that the activation asks for: nobody should come back to an open point for one more photo. */
export function BookPhotos({ kind }: { readonly kind: BookKind }) {
  const text = useText();
  return (
    <Block title={text('book.photos.title')} lead={text('book.photos.lead')}>
      <Ticks mark="box" items={REQUIRED_PHOTOS.edit.map((photo) => text(`${WORDS[kind]}.${photo}`))} />
    </Block>
  );
}
