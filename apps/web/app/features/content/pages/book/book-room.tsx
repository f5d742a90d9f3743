import { BOOK_SIZES } from '@punkt/domain/brand-book';
import { MINIMUM_STOCK_PERCENT } from '@punkt/domain/premises';
import type { ReactNode } from 'react';
import { useLanguage, useText } from '../../../../lib/i18n.tsx';
import { Block } from '../parts/block.tsx';
import styles from './book.module.css';
import { Across, Call, Drawing, Figure, MarkAt, Upright, unitOf } from './drawing-parts.tsx';

const { plan, counter, fittingRoom, rack } = BOOK_SIZES;
const STOCK = plan.length - plan.hall;
const PLAN = [-1300, -950, plan.length + 1900, plan.width + 2050] as const;

/** Two double rows and one at the back wall; the aisles share what is left. */
const AISLE = (STOCK - 5 * rack.depth) / 3;
const RACKS = [
  plan.hall + AISLE,
  plan.hall + AISLE + rack.depth,
  plan.hall + 2 * AISLE + 2 * rack.depth,
  plan.hall + 2 * AISLE + 3 * rack.depth,
  plan.length - rack.depth,
];
/** Racks end here: behind them one walks along the wall. */
const RACK_LENGTH = plan.width - rack.aisle;
const COUNTER_TOP = 2300;
const ENTRANCE = { top: 4600, bottom: 5500 };
const CAMERAS = [
  { x: 0, y: plan.width, view: `L${plan.hall} ${plan.width - 1700}L700 1100z` },
  { x: plan.hall, y: plan.width, view: `L${plan.hall + 150} 0h700z` },
  { x: plan.length, y: plan.width, view: `L${plan.hall + 1200} ${RACK_LENGTH + 60}v${rack.aisle - 120}z` },
] as const;

function PlanDrawing() {
  const text = useText();
  const unit = unitOf(PLAN);
  const front = plan.hall - counter.depth;
  return (
    <Drawing label={text('book.plan.drawing')} box={PLAN}>
      <rect x="0" y="0" width={plan.hall} height={plan.width} fill="var(--card)" />
      <rect x={plan.hall} y="0" width={STOCK} height={plan.width} fill="var(--paper-deep)" />
      {CAMERAS.map(({ x, y, view }) => (
        <path key={x} d={`M${x} ${y}${view}`} fill="var(--amber-soft)" />
      ))}
      <g className={styles.thing}>
        {RACKS.map((x) => (
          <rect key={x} x={x} y="0" width={rack.depth} height={RACK_LENGTH} fill="var(--accent-1)" />
        ))}
        <rect x={front} y={COUNTER_TOP} width={counter.depth} height={counter.width} fill="var(--accent)" />
        <path
          d={`M0 ${fittingRoom.depth}h${2 * fittingRoom.width}V0M${fittingRoom.width} 0v${fittingRoom.depth}`}
        />
      </g>
      <g className={styles.walls} strokeWidth={unit * 1.3}>
        <path
          d={`M0 ${ENTRANCE.top}V0H${plan.length}V${plan.width}H0V${ENTRANCE.bottom}M${plan.hall} 0V${COUNTER_TOP}M${plan.hall} ${COUNTER_TOP + counter.width}v300M${plan.hall} ${plan.width - 500}V${plan.width}`}
        />
      </g>
      <path
        className={styles.swing}
        d={`M0 ${ENTRANCE.bottom}H-900A900 900 0 0 1 0 ${ENTRANCE.top}`}
        strokeWidth={unit * 0.3}
      />
      {CAMERAS.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r={unit * 1.6} fill="var(--amber)" stroke="var(--ink)" />
      ))}
      <Across unit={unit} from={0} to={plan.length} at={-350} label={plan.length} />
      <Across unit={unit} from={0} to={plan.hall} at={plan.width + 800} label={plan.hall} />
      <Across unit={unit} from={plan.hall} to={plan.length} at={plan.width + 800} label={STOCK} />
      <Upright unit={unit} from={plan.width} to={0} at={-950} label={plan.width} />
      <Across unit={unit} from={front - counter.queue} to={front} at={3750} label={counter.queue} />
      <Across unit={unit} from={0} to={fittingRoom.width} at={1500} label={fittingRoom.width} />
      <Call unit={unit} x={-450} y={ENTRANCE.top - 250} number={1} />
      <Call unit={unit} x={front + counter.depth / 2} y={COUNTER_TOP + 380} number={2} />
      <Call unit={unit} x={fittingRoom.width / 2} y={fittingRoom.depth / 2} number={3} />
      <Call unit={unit} x={plan.hall + 80} y={4800} number={4} />
      <Call unit={unit} x={plan.hall + AISLE + rack.depth} y={1500} number={5} />
      <Call unit={unit} x={plan.length - 420} y={plan.width - 420} number={6} />
    </Drawing>
  );
}

const INSIDE = [-750, -2950, 6500, 3700] as const;
const CABIN = 3100;

function InsideDrawing() {
  const text = useText();
  const unit = unitOf(INSIDE);
  const { width, height, hook, seat, mirror } = fittingRoom;
  const label = text('book.inside.drawing', { counter: counter.height, height });
  return (
    <Drawing label={label} box={INSIDE}>
      <rect x="0" y="-2700" width="2600" height="2700" fill="var(--accent)" />
      <MarkAt x={1300 - 400} y={-2300} side={800} look="inverse" />
      <g className={styles.thing}>
        <rect x="400" y={-counter.height} width={counter.width} height={counter.height} fill="var(--paper)" />
        <path d={`M340 ${-counter.height}h${counter.width + 120}`} strokeWidth={unit * 1.2} />
        <rect x={CABIN} y={-height} width={width} height={height} fill="var(--card)" />
        <rect x={CABIN + 300} y={-mirror - 150} width="330" height={mirror} rx="20" fill="var(--accent-0)" />
        <path d={`M${CABIN} ${-height}h230q-60 900 -40 ${height}h-190z`} fill="var(--accent-2)" />
        <path d={`M${CABIN + 720} ${-hook}v120q40 50 80 0M${CABIN + 860} ${-hook}v120q40 50 80 0`} />
        <path
          d={`M${CABIN + 690} ${-seat}h310v70h-310zM${CABIN + 740} ${-seat + 70}V0`}
          fill="var(--paper)"
        />
        <path d={`M${INSIDE[0]} 0H${INSIDE[0] + INSIDE[2]}`} />
      </g>
      <Upright unit={unit} from={0} to={-counter.height} at={-250} label={counter.height} />
      <Across unit={unit} from={400} to={400 + counter.width} at={420} label={counter.width} />
      <Across unit={unit} from={CABIN} to={CABIN + width} at={420} label={width} />
      <Upright unit={unit} from={0} to={-seat} at={CABIN + width + 350} label={seat} />
      <Upright unit={unit} from={0} to={-hook} at={CABIN + width + 800} label={hook} />
      <Upright unit={unit} from={0} to={-height} at={CABIN + width + 1250} label={height} />
      <Call unit={unit} x={380} y={-2330} number={1} />
      <Call unit={unit} x={400 + counter.width / 2} y={-counter.height / 2} number={2} />
      <Call unit={unit} x={CABIN + 465} y={-mirror / 2} number={3} />
      <Call unit={unit} x={CABIN + 830} y={-hook + 330} number={4} />
      <Call unit={unit} x={CABIN + 845} y={-seat - 200} number={5} />
      <Call unit={unit} x={CABIN + 100} y={-height / 2 - 300} number={6} />
    </Drawing>
  );
}

interface Props {
  /** Rules of the room and of the customer area: they stand beside the drawing they are about. */
  readonly room: ReactNode;
  readonly hall: ReactNode;
}

export function BookRoom({ room, hall }: Props) {
  const text = useText();
  const number = new Intl.NumberFormat(useLanguage(), { maximumFractionDigits: 1 });
  const metres = (length: number) => number.format((length * plan.width) / 1_000_000);
  const area = metres(plan.length);
  const { height, hook, seat, mirror } = fittingRoom;
  return (
    <>
      <Block
        title={text('book.plan.title', { area })}
        lead={text('book.plan.text', {
          stock: metres(STOCK),
          hall: metres(plan.hall),
          percent: MINIMUM_STOCK_PERCENT,
        })}
      >
        <Figure
          drawing={<PlanDrawing />}
          parts={[
            text('book.plan.part.entrance'),
            text('book.plan.part.counter', {
              width: counter.width,
              depth: counter.depth,
              queue: counter.queue,
            }),
            text('book.plan.part.fitting', { fitting: fittingRoom.width }),
            text('book.plan.part.passage'),
            text('book.plan.part.racks', { rack: rack.depth, aisle: rack.aisle }),
            text('book.plan.part.cameras'),
          ]}
        >
          <h3>{text('book.room')}</h3>
          {room}
        </Figure>
      </Block>
      <Block title={text('book.inside.title')}>
        <Figure
          drawing={<InsideDrawing />}
          parts={[
            text('book.inside.part.wall'),
            text('book.inside.part.counter', { counter: counter.height }),
            text('book.inside.part.mirror', { mirror }),
            text('book.inside.part.hook', { hook }),
            text('book.inside.part.seat', { seat }),
            text('book.inside.part.curtain', { height }),
          ]}
        >
          <h3>{text('book.hall')}</h3>
          {hall}
        </Figure>
      </Block>
    </>
  );
}
