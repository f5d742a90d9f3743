import { type EmployeeAction, type PointAction, roleMay } from '@punkt/domain/point-policy';
import { ButtonLink } from '../../components/button-link.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { useMoment } from '../../lib/account/use-moment.ts';
import { useText } from '../../lib/i18n.tsx';
import { PointOpened } from './point-opened.tsx';
import type { Point } from './point-queries.ts';
import styles from './points.module.css';
import { RequestScreen } from './requests/request-parts.tsx';

interface Props {
  readonly point: Point;
  /** What the screen is for. */
  readonly door: PointAction | EmployeeAction;
}

/** Why a screen of a point is shut for this person now, and where to go: nobody is led away without a word. */
export function PointShut({ point, door }: Props) {
  const text = useText();
  const reason = useReason(point, door);
  return (
    <EmptyState drawing="points" title={text('pointPage.shut.title')} text={reason}>
      <p className={styles.onward}>
        <ButtonLink look="quiet" to={`/lk/pvz/${point.id}`}>
          {text('pointPage.shut.point')}
        </ButtonLink>
      </p>
    </EmptyState>
  );
}

/** The role first: a state of the point passes, and would not open it. */
function useReason(point: Point, door: Props['door']): string {
  const { role, isActive, blockTime, hasLock, country } = point;
  const text = useText();
  const moment = useMoment(country);
  if (!roleMay(role, door)) return text('pointPage.shut.role', { role: text(`points.role.${role}`) });
  if (!isActive) return text('pointPage.shut.closed');
  if (door === 'openLock') return text(hasLock ? 'pointPage.shut.lock' : 'pointPage.shut.noLock');
  return blockTime
    ? text('pointPage.shut.blocked', { date: moment(blockTime) })
    : text('pointPage.shut.other');
}

/** The same as a whole screen, for doors that other features have at a point. */
export const PointShutScreen = ({
  id,
  door,
  title,
}: Pick<Props, 'door'> & { readonly id: string; readonly title: string }) => (
  <PointOpened id={id}>
    {(point) => (
      <RequestScreen point={point} title={title}>
        <PointShut point={point} door={door} />
      </RequestScreen>
    )}
  </PointOpened>
);
