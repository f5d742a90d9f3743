import { REQUIRED_PHOTOS } from '@punkt/domain/files';
import { useText } from '../../../../lib/i18n.tsx';
import { Block } from '../parts/block.tsx';
import { Ticks } from '../parts/ticks.tsx';

/** The same list that the activation asks for: nobody should come back to an open point for one more photo. */
export function BookPhotos() {
  const text = useText();
  return (
    <Block title={text('papers.book.photos.title')} lead={text('papers.book.photos.lead')}>
      <Ticks mark="box" items={REQUIRED_PHOTOS.edit.map((photo) => text(`papers.book.photo.${photo}`))} />
    </Block>
  );
}
