import { REQUIRED_PHOTOS } from '@punkt/domain/files';
import { SiteHead } from '../../../../components/site-head.tsx';
import { useText } from '../../../../lib/i18n.tsx';
import { PageFrame } from '../page-frame.tsx';
import { PaperSource } from '../papers/printing.tsx';
import { usePaperFigures } from '../papers/use-figures.ts';
import { Block, SideBySide } from '../parts/block.tsx';
import { Ticks } from '../parts/lists.tsx';
import { NextPages, type Place } from '../parts/next-pages.tsx';
import styles from './book.module.css';
import { BookColours, BookMaterials } from './book-colours.tsx';
import { BookDoor, BookFacade } from './book-facade.tsx';
import { BookFiles } from './book-files.tsx';
import { BookExamples, BookMark } from './book-mark.tsx';
import { BookRoom } from './book-room.tsx';
import { type BookKind, type Chapter, RULES } from './book-rules.ts';

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

const NEXT: Record<BookKind, readonly Place[]> = {
  standard: ['signboard', 'banners', 'contractors', 'video'],
  simplified: ['banners', 'video', 'start'],
  georgian: ['start', 'apps'],
};

/** What a point looks like. One page for the three kinds: they differ in their rules, not in their shape. Printed, it is the PDF. */
export default function Brandbook({ kind }: { readonly kind: BookKind }) {
  const text = useText();
  const figures = usePaperFigures();
  const rules = (chapter: Chapter, across = false) => (
    <Ticks across={across} items={RULES[kind][chapter].map((rule) => text(rule, figures))} />
  );
  return (
    <PageFrame
      title={text(`book.${kind}.title`)}
      lead={text(`book.${kind}.lead`)}
      drawing={kind === 'georgian' ? '/drawings/papers-room-georgian.svg' : '/drawings/papers-room.svg'}
    >
      <SiteHead title={text(`book.${kind}.head`)} description={text(`book.${kind}.description`, figures)} />
      <BookFiles kind={kind} />
      {kind === 'simplified' ? (
        <>
          <Block title={text('book.facade')}>
            <BookDoor>
              {rules('facade')}
              <h3>{text('book.room')}</h3>
              {rules('room')}
              <h3>{text('book.hall')}</h3>
              {rules('hall')}
            </BookDoor>
          </Block>
          <BookExamples kind={kind} />
        </>
      ) : (
        <>
          <Block title={text('book.facade')}>
            {rules('facade', true)}
            <BookFacade />
          </Block>
          <BookExamples kind={kind} />
          <BookRoom room={rules('room')} hall={rules('hall')} />
        </>
      )}
      <SideBySide>
        <Block title={text('book.stock')}>{rules('stock')}</Block>
        <BookPhotos kind={kind} />
      </SideBySide>
      <BookMark kind={kind} />
      <div className={styles.finish}>
        <BookColours kind={kind} />
        <BookMaterials kind={kind} />
      </div>
      <PaperSource />
      <NextPages to={NEXT[kind]} />
    </PageFrame>
  );
}
