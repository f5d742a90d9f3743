import { MARK } from '@punkt/domain/brand-book';
import type { ReactNode } from 'react';
import { CloseIcon, TickIcon } from '../../../../components/icons.tsx';
import { useText } from '../../../../lib/i18n.tsx';
import { Block } from '../parts/block.tsx';
import styles from './book.module.css';
import type { BookKind } from './book-rules.ts';
import { Across, Drawing, MarkAt, Upright, unitOf } from './drawing-parts.tsx';

/** The pin within the square of the mark. */
const PIN = { left: 4.5, right: 27.5, top: 1.5, bottom: 30.6 };
const DOORWAY = { left: 11, right: 21 };
const BUILD = [-9, -12, 50, 56] as const;

function MarkDrawing() {
  const text = useText();
  const unit = unitOf(BUILD);
  const { clear } = MARK;
  const edge = `M${PIN.left - clear} ${PIN.top - clear}H${PIN.right + clear}V${PIN.bottom + clear}H${PIN.left - clear}z`;
  const guides = `M${DOORWAY.left} ${PIN.top - clear}V${PIN.bottom + clear}M${DOORWAY.right} ${PIN.top - clear}V${PIN.bottom + clear}`;
  return (
    <Drawing label={text('book.mark.drawing')} box={BUILD}>
      <path d={edge} fill="var(--card)" />
      <path className={styles.guide} d={`${edge}${guides}`} strokeWidth={unit * 0.3} />
      <MarkAt x={0} y={0} side={MARK.side} />
      <Across unit={unit} from={DOORWAY.left} to={DOORWAY.right} at={PIN.top - clear / 2 + 2} label="a" />
      <Across unit={unit} from={PIN.right} to={PIN.right + clear} at={17} label="a" />
      <Across unit={unit} from={PIN.left - clear} to={PIN.left} at={17} label="a" />
      <Upright unit={unit} from={PIN.bottom + clear} to={PIN.bottom} at={16} label="a" />
    </Drawing>
  );
}

interface ExampleProps {
  readonly right?: boolean;
  readonly words: string;
  readonly children: ReactNode;
}

function Example({ right = false, words, children }: ExampleProps) {
  const text = useText();
  return (
    <li data-right={right}>
      <svg viewBox="0 0 160 100" aria-hidden="true">
        {children}
      </svg>
      <p>
        <span className={styles.verdict}>
          {right ? <TickIcon /> : <CloseIcon />}
          {text(right ? 'book.right' : 'book.wrong')}
        </span>
        {words}
      </p>
    </li>
  );
}

export function BookMark({ kind }: { readonly kind: BookKind }) {
  const text = useText();
  const font = kind === 'georgian' ? 'Noto Sans Georgian' : 'Golos Text';
  return (
    <Block title={text('book.mark.title')} lead={text('book.mark.text', { ...MARK.least, font })}>
      <div className={styles.figure} data-mark>
        <MarkDrawing />
        <ul className={styles.examples} data-pairs>
          <Example right words={text('book.mark.right')}>
            <MarkAt x={48} y={18} side={64} />
          </Example>
          <Example words={text('book.mark.stretched')}>
            <MarkAt x={22} y={18} side={64} stretch={1.8} />
          </Example>
          <Example words={text('book.mark.recoloured')}>
            <MarkAt x={48} y={18} side={64} look="wrong" />
          </Example>
          <Example words={text('book.mark.crowded')}>
            <MarkAt x={8} y={18} side={64} />
            <path d="M66 30h86M66 46h74M66 62h80M20 90h120" className={styles.crowd} />
          </Example>
        </ul>
      </div>
    </Block>
  );
}

const Street = ({ children }: { readonly children?: ReactNode }) => (
  <g className={styles.small}>
    <path d="M12 96V8h136v88" fill="var(--card)" />
    <path d="M24 86V50h34v36zM102 86V50h34v36z" fill="var(--accent-0)" />
    <path d="M66 96V44h28v52z" fill="var(--accent-1)" />
    <path d="M0 96h160" />
    <path d="M24 18h112v16H24z" fill="var(--accent)" />
    {children}
  </g>
);

const Entrance = ({ children }: { readonly children: ReactNode }) => (
  <g className={styles.small}>
    <path d="M30 96V4h100v92" fill="var(--card)" />
    <path d="M52 96V12h56v84z" fill="var(--accent-0)" />
    <path d="M0 96h160M102 52v12" />
    {children}
  </g>
);

const Hall = ({ children }: { readonly children?: ReactNode }) => (
  <g className={styles.small}>
    <path d="M8 96V6h144v90" fill="var(--card)" />
    <path d="M20 6h92v62H20z" fill="var(--accent)" />
    <path d="M122 96V30h22v66" fill="var(--accent-0)" />
    <MarkAt x={54} y={14} side={24} look="inverse" />
    <path d="M32 96V56h68v40z" fill="var(--paper)" />
    <path d="M0 96h160" />
    {children}
  </g>
);

const FacadeExamples = () => {
  const text = useText();
  return (
    <>
      <Example right words={text('book.example.facade.right')}>
        <Street>
          <path d="M76 60h8v11h-8z" fill="var(--paper)" />
        </Street>
        <MarkAt x={70} y={17} side={18} look="inverse" />
      </Example>
      <Example words={text('book.example.facade.covered')}>
        <Street>
          <path d="M40 96V50" />
          <path d="M40 4c20 0 30 14 26 28s-16 22-28 22S10 44 12 28 24 4 40 4z" fill="var(--success-soft)" />
        </Street>
        <MarkAt x={70} y={17} side={18} look="inverse" />
      </Example>
      <Example words={text('book.example.facade.foreign')}>
        <Street>
          <path
            d="M98 2h46v26H98zM20 54h22v16H20zM70 52h10v12H70zM82 58h10v12H82zM72 68h9v11h-9z"
            fill="var(--amber)"
          />
        </Street>
      </Example>
    </>
  );
};

const DoorExamples = () => {
  const text = useText();
  return (
    <>
      <Example right words={text('book.example.door.right')}>
        <Entrance>
          <path d="M70 22h20v20H70z" fill="var(--accent)" />
          <path d="M74 48h12v16H74z" fill="var(--paper)" />
        </Entrance>
        <MarkAt x={72} y={24} side={16} look="inverse" />
      </Example>
      <Example words={text('book.example.door.papers')}>
        <Entrance>
          <path
            d="M56 18h14v18H56zM74 16h12v14H74zM90 22h14v16H90zM58 42h16v12H58zM78 36h10v14H78zM62 60h12v14H62z"
            fill="var(--amber)"
          />
        </Entrance>
      </Example>
      <Example words={text('book.example.door.crooked')}>
        <Entrance>
          <path d="m66 30 18-9 9 18-18 9z" fill="var(--accent)" />
        </Entrance>
      </Example>
    </>
  );
};

/** What photos are returned for, as pictures: a builder who reads no Russian sees it too. */
export function BookExamples({ kind }: { readonly kind: BookKind }) {
  const text = useText();
  return (
    <Block title={text('book.examples.title')} lead={text('book.examples.lead')}>
      <ul className={styles.examples}>
        {kind === 'simplified' ? <DoorExamples /> : <FacadeExamples />}
        <Example right words={text('book.example.hall.right')}>
          <Hall />
        </Example>
        <Example words={text('book.example.hall.boxes')}>
          <Hall>
            <path
              d="M40 96V78h22v18zM62 96V70h28v26zM48 78V62h18v16zM94 96V82h18v14z"
              fill="var(--amber-soft)"
            />
          </Hall>
        </Example>
      </ul>
    </Block>
  );
}
