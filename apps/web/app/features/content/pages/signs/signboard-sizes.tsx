import { SIGNBOARD_SIZES } from '@punkt/domain/premises';
import { useLanguage, useText } from '../../../../lib/i18n.tsx';
import styles from './signboard-sizes.module.css';

const { mini: _, ...FIXED } = SIGNBOARD_SIZES;
const SIZES = ['300', '400', '500'] as const satisfies readonly (keyof typeof FIXED)[];
const WIDEST = FIXED['500'];
/** So wide is a door, in millimetres: what everybody can compare with. */
const DOOR = { width: 900, height: 2000 };

interface DrawingProps {
  readonly width: number;
  readonly height: number;
  /** Of no exact size: an outline. */
  readonly rough?: boolean;
}

/** To scale: the board over a door, all boards on one measure. */
function Drawing({ width, height, rough = false }: DrawingProps) {
  const left = (WIDEST.width - width) / 2;
  const top = WIDEST.height - height;
  const middle = WIDEST.width / 2;
  return (
    <svg viewBox={`0 0 ${WIDEST.width} ${WIDEST.height + DOOR.height / 2}`} aria-hidden="true">
      <rect
        className={rough ? styles.rough : styles.board}
        x={left}
        y={top}
        width={width}
        height={height}
        rx="40"
      />
      <circle className={styles.eye} cx={left + height / 2} cy={top + height / 2} r={height / 4} />
      <path
        className={styles.door}
        d={`M${middle - DOOR.width / 2} ${WIDEST.height + DOOR.height / 2}V${WIDEST.height + 120}h${DOOR.width}V${WIDEST.height + DOOR.height / 2}`}
      />
    </svg>
  );
}

export function SignboardSizes() {
  const text = useText();
  const number = new Intl.NumberFormat(useLanguage(), { useGrouping: false });
  return (
    <ul className={styles.sizes}>
      <li>
        <Drawing width={1200} height={300} rough />
        <h3>{text('signs.signboard.size.mini.title')}</h3>
        <p>{text('signs.signboard.size.mini.text')}</p>
      </li>
      {SIZES.map((size) => {
        const { width, height } = FIXED[size];
        return (
          <li key={size}>
            <Drawing width={width} height={height} />
            <h3>{text('signs.signboard.size.title', { size })}</h3>
            <p>
              {text('signs.signboard.size.text', {
                width: number.format(width),
                height: number.format(height),
              })}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
