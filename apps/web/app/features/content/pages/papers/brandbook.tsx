import { SiteHead } from '../../../../components/site-head.tsx';
import { useText } from '../../../../lib/i18n.tsx';
import { PageFrame } from '../page-frame.tsx';
import { Beside } from '../parts/beside.tsx';
import { Block } from '../parts/block.tsx';
import { Onward, type Place } from '../parts/onward.tsx';
import { Ticks } from '../parts/ticks.tsx';
import { BookColours } from './book-colours.tsx';
import { BookPhotos } from './book-photos.tsx';
import { type BookKind, CHAPTERS, RULES } from './book-rules.ts';
import { PaperSource } from './paper-source.tsx';
import { PrintHint } from './print-hint.tsx';
import { usePaperFigures } from './use-figures.ts';

const NEXT: Record<BookKind, readonly Place[]> = {
  standard: ['signboard', 'banners', 'contractors', 'video'],
  simplified: ['banners', 'video', 'start'],
  georgian: ['start', 'apps'],
};

/** What a point looks like. One page for the three kinds: they differ in their rules, not in their shape. */
export default function Brandbook({ kind }: { readonly kind: BookKind }) {
  const text = useText();
  const figures = usePaperFigures();
  return (
    <PageFrame
      title={text(`papers.book.${kind}.title`)}
      lead={text(`papers.book.${kind}.lead`)}
      drawing={kind === 'georgian' ? '/drawings/papers-room-georgian.svg' : '/drawings/papers-room.svg'}
    >
      <SiteHead
        title={text(`papers.book.${kind}.head`)}
        description={text(`papers.book.${kind}.description`, figures)}
      />
      <PrintHint />
      <Beside>
        {CHAPTERS.map((chapter) => (
          <Block key={chapter} title={text(`papers.book.${chapter}`)}>
            <Ticks items={RULES[kind][chapter].map((rule) => text(rule, figures))} />
          </Block>
        ))}
      </Beside>
      <Beside>
        <BookColours kind={kind} />
        <BookPhotos kind={kind} />
      </Beside>
      <PaperSource />
      <Onward to={NEXT[kind]} />
    </PageFrame>
  );
}
