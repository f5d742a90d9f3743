import { MARK } from '@punkt/domain/brand-book';
import type { ReactNode } from 'react';
import { useText } from '../../../../lib/i18n.tsx';
import styles from './book.module.css';

interface DrawingProps {
  /** What the drawing shows, for whoever does not see it. */
  readonly label: string;
  /** Left, top, width, height, in millimetres of the real thing. */
  readonly box: readonly [number, number, number, number];
  readonly children: ReactNode;
}

/** A hundredth of the drawing's width: lines, letters and circles are measured by it, whatever the scale. */
export const unitOf = (box: DrawingProps['box']): number => box[2] / 100;

export function Drawing({ label, box, children }: DrawingProps) {
  return (
    <svg
      className={styles.drawing}
      viewBox={box.join(' ')}
      role="img"
      aria-label={label}
      strokeWidth={unitOf(box) * 0.4}
    >
      {children}
    </svg>
  );
}

interface Dimension {
  readonly unit: number;
  readonly from: number;
  readonly to: number;
  /** Where the line stands: its y across, its x upright. */
  readonly at: number;
  readonly label: string | number;
}

/** A size across: a line with slanting ends, the figure above it. */
export function Across({ unit, from, to, at, label }: Dimension) {
  const slant = `m${-unit * 0.8} ${unit * 0.8}l${unit * 1.6} ${-unit * 1.6}`;
  return (
    <g className={styles.dimension} strokeWidth={unit * 0.25}>
      <path d={`M${from} ${at}H${to}M${from} ${at}${slant}M${to} ${at}${slant}`} />
      <text x={(from + to) / 2} y={at - unit * 1.1} fontSize={unit * 3.4}>
        {label}
      </text>
    </g>
  );
}

/** A size upright, the figure along it. */
export function Upright({ unit, from, to, at, label }: Dimension) {
  const middle = (from + to) / 2;
  const slant = `m${-unit * 0.8} ${unit * 0.8}l${unit * 1.6} ${-unit * 1.6}`;
  return (
    <g className={styles.dimension} strokeWidth={unit * 0.25}>
      <path d={`M${at} ${from}V${to}M${at} ${from}${slant}M${at} ${to}${slant}`} />
      <text
        x={at - unit * 1.1}
        y={middle}
        fontSize={unit * 3.4}
        transform={`rotate(-90 ${at - unit * 1.1} ${middle})`}
      >
        {label}
      </text>
    </g>
  );
}

interface CallProps {
  readonly unit: number;
  readonly x: number;
  readonly y: number;
  readonly number: number;
}

/** A number of the legend. */
export function Call({ unit, x, y, number }: CallProps) {
  return (
    <g className={styles.call} strokeWidth={unit * 0.35}>
      <circle cx={x} cy={y} r={unit * 2.6} />
      <text x={x} y={y + unit * 1.15} fontSize={unit * 3.2}>
        {number}
      </text>
    </g>
  );
}

interface MarkAtProps {
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly look?: 'accent' | 'inverse' | 'wrong';
  /** How much it is stretched across. */
  readonly stretch?: number;
}

const PAINTS = {
  accent: { pin: 'var(--accent)', doorway: 'var(--paper)', light: 'var(--amber)' },
  inverse: { pin: 'var(--paper)', doorway: 'var(--accent)', light: 'var(--amber)' },
  wrong: { pin: 'var(--danger)', doorway: 'var(--paper)', light: 'var(--ink)' },
} as const;

/** The mark as a part of a drawing. */
export function MarkAt({ x, y, side, look = 'accent', stretch = 1 }: MarkAtProps) {
  const paint = PAINTS[look];
  const scale = side / MARK.side;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale * stretch} ${scale})`} stroke="none">
      <path d={MARK.pin} fill={paint.pin} />
      <path d={MARK.doorway} fill={paint.doorway} />
      <path d={MARK.light} fill={paint.light} />
    </g>
  );
}

interface FigureProps {
  readonly drawing: ReactNode;
  /** The legend, in the order of its numbers. */
  readonly parts: readonly string[];
  readonly children?: ReactNode;
}

/** A drawing, and beside it what its numbers mean. */
export function Figure({ drawing, parts, children }: FigureProps) {
  const text = useText();
  return (
    <div className={styles.figure}>
      <div>
        {drawing}
        <p className={styles.note}>{text('book.drawing.millimetres')}</p>
      </div>
      <div>
        <ol className={styles.legend}>
          {parts.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ol>
        {children}
      </div>
    </div>
  );
}
