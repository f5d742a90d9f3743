import { BOOK_SIZES, HOURS_SHEET, wallFor } from '@punkt/domain/brand-book';
import { SIGNBOARD_SIZES } from '@punkt/domain/premises';
import type { ReactNode } from 'react';
import { useText } from '../../../../lib/i18n.tsx';
import { Pairs } from '../parts/lists.tsx';
import styles from './book.module.css';
import { Across, Call, Drawing, Figure, MarkAt, Upright, unitOf } from './drawing-parts.tsx';

const { facade, door, sticker } = BOOK_SIZES;
const { board } = facade;
const SIZES = ['300', '400', '500'] as const;

const WALL = board.width + 2 * facade.beside;
const TOP = -(facade.fromGround + board.height);
const FACADE = [-850, TOP - 950, WALL + 2250, facade.fromGround + board.height + 1250] as const;

/** The sheet with the hours on a door: `x` is the middle of the door. */
const HoursSheet = ({ x }: { readonly x: number }) => (
  <g className={styles.thing}>
    <rect
      x={x - HOURS_SHEET.width / 2}
      y={-facade.hours - HOURS_SHEET.height / 2}
      width={HOURS_SHEET.width}
      height={HOURS_SHEET.height}
      fill="var(--paper)"
    />
    <path
      d={`M${x - HOURS_SHEET.width / 2} ${-facade.hours - HOURS_SHEET.height / 2}h${HOURS_SHEET.width}v90h${-HOURS_SHEET.width}z`}
      fill="var(--accent)"
    />
  </g>
);

/** Seen from the street, to scale; the bracket panel is turned to us, or it would be a line. */
function FacadeDrawing() {
  const text = useText();
  const unit = unitOf(FACADE);
  const middle = WALL / 2;
  const panel = WALL + 260;
  const label = text('book.facade.drawing', { ...board, ground: facade.fromGround });
  return (
    <Drawing label={label} box={FACADE}>
      <g className={styles.thing}>
        <path d={`M0 0V${TOP - 300}H${WALL}V0`} fill="var(--card)" />
        <path d={`M220 -500V-2200H${middle - 700}V-500z`} fill="var(--accent-0)" />
        <path d={`M${middle + 1000} -500V-2200H${WALL - 220}V-500z`} fill="var(--accent-0)" />
        <rect
          x={middle - door.width / 2}
          y={-door.height}
          width={door.width}
          height={door.height}
          fill="var(--accent-1)"
        />
        <path d={`M${middle + door.width / 2 - 130} -1050v-250`} />
        <path d={`M${FACADE[0]} 0H${FACADE[0] + FACADE[2]}`} />
      </g>
      <HoursSheet x={middle} />
      <rect
        x={facade.beside}
        y={TOP}
        width={board.width}
        height={board.height}
        rx="40"
        fill="var(--accent)"
      />
      <MarkAt x={middle - 640} y={TOP + 40} side={board.height - 80} look="inverse" />
      <text className={styles.sign} x={middle - 240} y={TOP + 290} fontSize="250">
        {text('common.brand')}
      </text>
      <g className={styles.thing}>
        <path d={`M${WALL} ${-facade.fromGround - facade.bracket / 2}H${panel}`} />
        <rect
          x={panel}
          y={-facade.fromGround - facade.bracket}
          width={facade.bracket}
          height={facade.bracket}
          rx="60"
          fill="var(--accent)"
        />
      </g>
      <MarkAt
        x={panel + 75}
        y={-facade.fromGround - facade.bracket + 75}
        side={facade.bracket - 150}
        look="inverse"
      />
      <Across unit={unit} from={facade.beside} to={WALL - facade.beside} at={TOP - 480} label={board.width} />
      <Across unit={unit} from={panel} to={panel + facade.bracket} at={TOP - 300} label={facade.bracket} />
      <Upright unit={unit} from={0} to={-facade.fromGround} at={-300} label={facade.fromGround} />
      <Upright unit={unit} from={-facade.fromGround} to={TOP} at={-300} label={board.height} />
      <Upright unit={unit} from={0} to={-facade.hours} at={middle + 860} label={facade.hours} />
      <Call unit={unit} x={facade.beside + 400} y={TOP + board.height / 2} number={1} />
      <Call unit={unit} x={-300} y={-500} number={2} />
      <Call unit={unit} x={panel + facade.bracket / 2} y={-facade.fromGround + 260} number={3} />
      <Call unit={unit} x={middle - 320} y={-facade.hours} number={4} />
    </Drawing>
  );
}

export function BookFacade() {
  const text = useText();
  const sizes = { ...facade, ground: facade.fromGround };
  const parts = (['board', 'ground', 'bracket', 'hours'] as const).map((part) =>
    text(`book.facade.part.${part}`, {
      beside: sizes.beside,
      ground: sizes.ground,
      bracket: sizes.bracket,
      hours: sizes.hours,
    }),
  );
  return (
    <Figure drawing={<FacadeDrawing />} parts={parts}>
      <h3>{text('book.facade.sizes')}</h3>
      <Pairs
        pairs={[
          {
            name: text('book.facade.mini'),
            text: text('book.facade.mini.text', { wall: wallFor('300') }),
          },
          ...SIZES.map((size) => ({
            name: text('book.facade.size', { size }),
            text: text('book.facade.size.text', { ...SIGNBOARD_SIZES[size], wall: wallFor(size) }),
          })),
        ]}
      />
    </Figure>
  );
}

const DOOR = [-900, -2700, 3600, 2900] as const;

/** A point on simplified conditions: a sticker and a plate, no signboard. */
export function BookDoor({ children }: { readonly children: ReactNode }) {
  const text = useText();
  const unit = unitOf(DOOR);
  const middle = 900;
  const stickerTop = -facade.hours - HOURS_SHEET.height / 2 - 60 - sticker;
  const drawing = (
    <Drawing label={text('book.door.drawing', { sticker })} box={DOOR}>
      <g className={styles.thing}>
        <path d="M0 0V-2500H1800V0" fill="var(--card)" />
        <rect
          x={middle - door.width / 2}
          y={-door.height}
          width={door.width}
          height={door.height}
          fill="var(--accent-0)"
        />
        <path d={`M${middle + door.width / 2 - 110} -950v-220M${DOOR[0]} 0H${DOOR[0] + DOOR[2]}`} />
      </g>
      <rect
        x={middle - sticker / 2}
        y={stickerTop}
        width={sticker}
        height={sticker}
        rx="40"
        fill="var(--accent)"
      />
      <MarkAt x={middle - sticker / 2 + 50} y={stickerTop + 50} side={sticker - 100} look="inverse" />
      <HoursSheet x={middle} />
      <Upright unit={unit} from={0} to={-facade.hours} at={1950} label={facade.hours} />
      <Upright unit={unit} from={0} to={-door.height} at={-250} label={door.height} />
      <Upright unit={unit} from={stickerTop + sticker} to={stickerTop} at={1560} label={sticker} />
      <Call unit={unit} x={middle - sticker / 2 - 110} y={stickerTop + sticker / 2} number={1} />
      <Call unit={unit} x={middle - 260} y={-facade.hours} number={2} />
    </Drawing>
  );
  const parts = [
    text('book.door.part.sticker', { sticker }),
    text('book.door.part.hours', { hours: facade.hours }),
  ];
  return (
    <Figure drawing={drawing} parts={parts}>
      {children}
    </Figure>
  );
}
