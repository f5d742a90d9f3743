import { BOOK_SIZES, wallFor } from '@punkt/domain/brand-book';
import { SIGNBOARD_SIZES, type SignboardSize } from '@punkt/domain/premises';
import { useLanguage, useText } from '../../../lib/i18n.tsx';
import styles from './signboard-scale.module.css';

const { door, facade } = BOOK_SIZES;
/** Around the drawing, in millimetres as everything else here. */
const EDGE = 120;

/** The signboard to scale above a door of the usual width: on the photo of the entrance the door is the ruler. */
export function SignboardScale({ size }: { readonly size: SignboardSize | null }) {
  const text = useText();
  const number = new Intl.NumberFormat(useLanguage(), { maximumFractionDigits: 1 });
  const board = size && SIGNBOARD_SIZES[size];
  if (!size || !board || size === 'mini') return null;
  const wall = wallFor(size);
  const height = facade.fromGround + board.height;
  const words = text('reviewActivation.signboard.scale', {
    wall: number.format(wall),
    doors: number.format(wall / door.width),
    door: number.format(door.width),
  });
  return (
    <figure className={styles.scale}>
      <svg viewBox={`${-EDGE} ${-EDGE} ${wall + 2 * EDGE} ${height + 2 * EDGE}`} aria-hidden="true">
        <rect className={styles.wall} width={wall} height={height} />
        <rect className={styles.board} x={facade.beside} width={board.width} height={board.height} />
        <rect
          className={styles.door}
          x={(wall - door.width) / 2}
          y={height - door.height}
          width={door.width}
          height={door.height}
        />
        <line className={styles.ground} x1={-EDGE} x2={wall + EDGE} y1={height} y2={height} />
      </svg>
      <figcaption>{words}</figcaption>
    </figure>
  );
}
