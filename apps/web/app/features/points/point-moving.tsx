import IconCheck from 'icon:check';
import { MOVE_TERMS } from '@punkt/domain/order-terms';
import { pointTypeTerms, STANDARD_POINT } from '@punkt/domain/point-type';
import { BackLink } from '../../components/back-link.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { ScreenTitle } from '../../components/screen-title.tsx';
import { useText } from '../../lib/i18n.tsx';
import styles from './page/point-page.module.css';
import { PointOpened } from './point-opened.tsx';
import type { Point } from './point-queries.ts';

export function PointMoving({ id }: { readonly id: string }) {
  return <PointOpened id={id}>{(point) => <Moving point={point} />}</PointOpened>;
}

const FACTS = ['radius', 'floor', 'room', 'area', 'repair', 'old'] as const;

/** What a move asks for, before somebody begins one. */
function Moving({ point }: { readonly point: Point }) {
  const text = useText();
  const { id, address, canMove } = point;
  const figures = { metres: MOVE_TERMS.radiusMetres, area: pointTypeTerms[STANDARD_POINT].minimumArea };
  return (
    <>
      <BackLink to="/lk/pvz">{text('pointPage.back')}</BackLink>
      <ScreenTitle title={text('pointPage.moving.title', { id })} />
      <p className={styles.address}>{address}</p>
      <h2 className={styles.subtitle}>{text('pointPage.moving.facts')}</h2>
      <ul className={styles.features} data-lines>
        {FACTS.map((fact) => (
          <li key={fact}>
            <IconCheck size={18} />
            {text(`pointPage.moving.${fact}`, figures)}
          </li>
        ))}
      </ul>
      {!canMove && <p className={styles.readonly}>{text(whyNot(point))}</p>}
      <div className={styles.ways}>
        {canMove && (
          <ButtonLink to={`/lk/orders/create?pvzId=${encodeURIComponent(id)}`}>
            {text('pointPage.moving.create')}
          </ButtonLink>
        )}
        <ButtonLink look="quiet" to="/lk/pvz">
          {text('pointPage.back')}
        </ButtonLink>
      </div>
    </>
  );
}

function whyNot({ isActive, blockTime, isMoving }: Point) {
  if (!isActive) return 'pointPage.moving.closed';
  if (blockTime) return 'pointPage.moving.blocked';
  return isMoving ? 'pointPage.moving.underWay' : 'pointPage.moving.notOwner';
}
