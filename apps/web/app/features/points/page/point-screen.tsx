import IconAlertTriangle from 'icon:alert-triangle';
import IconArrowsRight from 'icon:arrows-right';
import IconLockOpen from 'icon:lock-open';
import IconPencil from 'icon:pencil';
import IconSignRight from 'icon:sign-right';
import IconUsers from 'icon:users';
import { isOwnerRole } from '@punkt/domain/permissions';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { BackLink } from '../../../components/back-link.tsx';
import { ButtonLink } from '../../../components/button-link.tsx';
import { ScreenTitle } from '../../../components/screen-title.tsx';
import { liveKey } from '../../../lib/account/live-keys.ts';
import { queryClient } from '../../../lib/account/query-client.ts';
import { useMoment } from '../../../lib/account/use-moment.ts';
import { useUser } from '../../../lib/account/user-query.ts';
import { api, session } from '../../../lib/client.ts';
import { dateTime } from '../../../lib/format.ts';
import { useText } from '../../../lib/i18n.tsx';
import { notify } from '../../../lib/notifications/store.ts';
import { PointOpened } from '../point-opened.tsx';
import type { Point } from '../point-queries.ts';
import { PointState, Rating } from '../point-row.tsx';
import { PointBalance } from './point-balance.tsx';
import { PointData } from './point-data.tsx';
import { PointHistory } from './point-history.tsx';
import styles from './point-page.module.css';

export function PointScreen({ id }: { readonly id: string }) {
  return <PointOpened id={id}>{(point) => <Page key={id} point={point} />}</PointOpened>;
}

function Page({ point }: { readonly point: Point }) {
  const { abilities } = point;
  return (
    <>
      <Head point={point} />
      <Blocked point={point} />
      <div className={styles.columns}>
        <div>
          <PointData point={point} />
        </div>
        <div>
          {abilities.includes('seeBalance') && <PointBalance point={point} />}
          {abilities.includes('seeHistory') && <PointHistory point={point} />}
        </div>
      </div>
    </>
  );
}

/** What people come to a point's page for: owners to change it, everybody else to open its door. */
const MAIN: readonly string[] = ['editDetails', 'openLock'];

function Head({ point }: { readonly point: Point }) {
  const text = useText();
  const { state } = useLocation() as { readonly state: { readonly list?: string } | null };
  const { id, abilities, closed, hasLock } = point;
  const ways = [
    { action: 'editDetails', to: `/lk/pvz/${id}/edit`, icon: IconPencil, name: 'pointPage.edit' },
    ...(hasLock
      ? [
          {
            action: 'openLock',
            to: `/lk/pvz/${id}/lock`,
            icon: IconLockOpen,
            name: 'pointPage.lock',
          } as const,
        ]
      : []),
    { action: 'listEmployees', to: `/lk/employees/${id}`, icon: IconUsers, name: 'points.menu.employees' },
    {
      action: 'editSignboard',
      to: `/lk/pvz/${id}/signboard`,
      icon: IconSignRight,
      name: 'points.menu.signboard',
    },
    { action: 'move', to: `/lk/pvz/${id}/moving`, icon: IconArrowsRight, name: 'points.menu.move' },
  ] as const;
  return (
    <header className={styles.head}>
      <BackLink to={`/lk/pvz${state?.list ?? ''}`}>{text('pointPage.back')}</BackLink>
      <div className={styles.title}>
        <ScreenTitle title={text('points.number', { id })} />
        {/* A block that comes by itself is heard, not only seen. */}
        <div role="status" className="cluster gap-8">
          <PointState point={point} />
          <Rating rate={point.rate} />
        </div>
      </div>
      <p className={styles.address}>{point.address}</p>
      <p className={styles.dates}>
        <span>{text('pointPage.opened', { date: dateTime(point.created) })}</span>
        {closed && <span>{text('pointPage.closed', { date: dateTime(closed) })}</span>}
        <span>{text(`points.role.${point.role}`)}</span>
        <WorkHere point={point} />
      </p>
      <div className={styles.ways}>
        {ways
          .filter(({ action }) => abilities.includes(action))
          .map(({ action, to, icon: Picture, name }, index) => (
            <ButtonLink
              key={action}
              look={index === 0 && MAIN.includes(action) ? 'primary' : 'quiet'}
              to={to}
            >
              <Picture size={20} stroke={1.75} />
              {text(name)}
            </ButtonLink>
          ))}
      </div>
      {!isOwnerRole(point.role) && <p className={styles.readonly}>{text('pointPage.readonly')}</p>}
    </header>
  );
}

/** For whoever has several points: the one they work at now. New tokens come with it, and the old ones end. */
function WorkHere({ point: { id, abilities, isActive } }: { readonly point: Point }) {
  const text = useText();
  const { roles, current_pickpoint_id: current } = useUser();
  const choose = useMutation({
    mutationFn: async () =>
      session.setTokens(await api('GET /api/v2/pickpoint/:id/switch', { params: { id } })),
    meta: { failed: 'pointPage.work.failed' },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: liveKey('owner') });
      notify({ kind: 'success', title: { key: 'pointPage.work.done', params: { id } } });
    },
  });
  if (roles.length < 2 || !isActive || !abilities.includes('switchTo')) return null;
  if (current === id) return <span>{text('pointPage.work.here')}</span>;
  return (
    <button
      type="button"
      className={styles.here}
      aria-busy={choose.isPending || undefined}
      onClick={() => choose.isPending || choose.mutate()}
    >
      {text('pointPage.work.choose')}
    </button>
  );
}

function Blocked({ point: { blockTime, blockReason, country } }: { readonly point: Point }) {
  const text = useText();
  const moment = useMoment(country);
  if (!blockTime) return null;
  return (
    <div className={styles.blocked} role="alert">
      <IconAlertTriangle size={22} />
      <div>
        <b>{text('pointPage.blocked.title', { date: moment(blockTime) })}</b>
        {blockReason && <p>{text('pointPage.blocked.reason', { reason: blockReason })}</p>}
        <p>{text('pointPage.blocked.text')}</p>
      </div>
    </div>
  );
}
