import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n.tsx';
import styles from './load.module.css';

export interface Bar {
  readonly name: string;
  /** Under the bars; empty where there is no room for all. */
  readonly label: string;
  /** One for each series. */
  readonly values: readonly number[];
  /** The same for the table, and what it says besides. */
  readonly words: readonly string[];
  /** Over the bar. */
  readonly sign?: string;
}

interface Props {
  readonly title: string;
  /** What the bars stand along. */
  readonly axis: string;
  readonly series: readonly string[];
  /** Further columns of the table. */
  readonly also?: readonly string[];
  /** The top of the scale; the highest bar unless told. */
  readonly most?: number;
  readonly bars: readonly Bar[];
  readonly children?: ReactNode;
}

const [WIDTH, HEIGHT, FOOT, HEAD] = [480, 200, 22, 18];

/** Drawn for the eye; the table below has the same figures for everybody else. */
export function BarChart({ title, axis, series, also = [], most, bars, children }: Props) {
  const text = useText();
  const top = Math.max(1, most ?? Math.max(...bars.flatMap(({ values }) => values)));
  const room = HEIGHT - FOOT - HEAD;
  const step = WIDTH / Math.max(1, bars.length);
  const width = (step * 0.72) / series.length;
  return (
    <figure className={styles.chart}>
      <figcaption>
        <h3>{title}</h3>
        {series.length > 1 && (
          <ul className={styles.legend}>
            {series.map((name, index) => (
              <li key={name} data-series={index}>
                {name}
              </li>
            ))}
          </ul>
        )}
      </figcaption>
      {children}
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
        <line x1="0" x2={WIDTH} y1={HEIGHT - FOOT} y2={HEIGHT - FOOT} />
        {bars.map(({ name, label, values, sign }, at) => (
          <g key={name}>
            {values.map((value, index) => {
              const height = (value / top) * room;
              const x = at * step + step * 0.14 + index * width;
              return (
                <rect
                  key={series[index]}
                  data-series={index}
                  x={x}
                  y={HEIGHT - FOOT - height}
                  width={width}
                  height={height}
                  rx="2"
                />
              );
            })}
            {sign && (
              <text x={at * step + step / 2} y={HEIGHT - FOOT - ((values[0] ?? 0) / top) * room - 5}>
                {sign}
              </text>
            )}
            <text x={at * step + step / 2} y={HEIGHT - 5}>
              {label}
            </text>
          </g>
        ))}
      </svg>
      <details>
        <summary>{text('staff.load.tickets.table')}</summary>
        <table className={styles.people}>
          <thead>
            <tr>
              {[axis, ...series, ...also].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bars.map(({ name, words }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {words.map((word, index) => (
                  <td key={[...series, ...also][index]}>{word}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
