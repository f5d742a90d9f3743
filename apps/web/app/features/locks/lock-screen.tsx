import IconCircleCheck from 'icon:circle-check';
import IconClock from 'icon:clock';
import IconWifi from 'icon:wifi';
import IconWifiOff from 'icon:wifi-off';
import type { LockInfo, Order } from '@punkt/contract/order-data';
import {
  isUnsent,
  type LockFlow,
  NEW_LOCK_FLOW,
  needsNetwork,
  type PhotoKind,
} from '@punkt/domain/lock-flow';
import { LOCK_PHOTOS } from '@punkt/domain/lock-terms';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { BackLink } from '../../components/back-link.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { FailedState } from '../../components/failed-state.tsx';
import { ForwardIcon } from '../../components/icons.tsx';
import { ScreenTitle } from '../../components/screen-title.tsx';
import { SegmentLinks } from '../../components/segments.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { StoredTile } from '../../components/upload/stored-tile.tsx';
import { AnswerDay, promisedFrom } from '../../lib/account/answer-day.tsx';
import { useText } from '../../lib/i18n.tsx';
import { notify } from '../../lib/notifications/store.ts';
import { useKeptPage } from './keep-page.ts';
import { flowName, forgetFlow, useLockFlow } from './lock-flows.ts';
import { LockSteps } from './lock-steps.tsx';
import { LockUpdate } from './lock-update.tsx';
import styles from './locks.module.css';
import { ReasonForm } from './reason-form.tsx';
import { sendAnswer, useDelivery } from './send-answer.ts';
import { useNetwork } from './use-network.ts';

interface Props {
  readonly userId: string;
  readonly orderId: string;
  /** Asked for by the address: a lock, or the form that says why there is none. */
  readonly way: Way | null;
  /** The application, as far as it could be read. */
  readonly reading: UseQueryResult<Order>;
}

type Way = 'lock' | 'reason';

export const lockPath = (orderId: string): string => `/lk/orders/${orderId}/activate-elock`;

/** The electronic lock of an application: set it going, or say why there is none. */
export function LockScreen({ userId, orderId, way, reading }: Props) {
  const text = useText();
  const online = useNetwork();
  const kept = useKeptPage(lockPath(orderId));
  const flow = useLockFlow(flowName(userId, orderId));
  const answer = flow.answer?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => void sendAnswer(userId, orderId), [answer]);
  const atDoor = flow.connection !== null && way !== 'reason';
  return (
    <div className={styles.screen}>
      <BackLink to={`/lk/orders/${orderId}`}>{text('cameras.activation.back', { id: orderId })}</BackLink>
      <ScreenTitle title={text('elock.title')} of={text('orders.number', { id: orderId })} />
      <Connection online={online} flow={flow} atDoor={atDoor} kept={kept} />
      <Body {...{ userId, orderId, way, reading, online, flow }} />
    </div>
  );
}

interface ConnectionProps {
  readonly online: boolean;
  readonly flow: LockFlow;
  readonly atDoor: boolean;
  readonly kept: boolean;
}

/** Whether the network is there, whether that matters now, and whether the page may be closed. */
function Connection({ online, flow, atDoor, kept }: ConnectionProps) {
  const text = useText();
  const fine = atDoor && !needsNetwork(flow.step);
  const words = fine ? 'elock.offline.fine' : 'elock.offline';
  return (
    <div role="status">
      {!online && (
        <div className={styles.connection} data-fine={fine || undefined}>
          <IconWifiOff size={22} />
          <p>
            <b>{text(`${words}.title`)}</b>
            {text(`${words}.text`)}
          </p>
        </div>
      )}
      {atDoor && <KeptLine kept={kept} />}
    </div>
  );
}

/** Whether the page may be closed on the lock's Wi-Fi. */
export function KeptLine({ kept }: { readonly kept: boolean }) {
  const text = useText();
  return (
    <p className={styles.kept}>
      <IconWifi size={18} />
      {text(kept ? 'elock.kept.yes' : 'elock.kept.no')}
    </p>
  );
}

interface BodyProps extends Props {
  readonly online: boolean;
  readonly flow: LockFlow;
}

function Body({ userId, orderId, way, reading, online, flow }: BodyProps) {
  const text = useText();
  const { data: order, error, isFetching, refetch } = reading;
  const delivery = useDelivery(flowName(userId, orderId));
  // On a Wi-Fi that leads nowhere the browser never says that it is online again.
  useEffect(() => {
    if (online && !order) void refetch();
  }, [online, order, refetch]);
  const info = newest(order?.eLockInfo ?? null, delivery?.state === 'sent' ? delivery.info : null);
  useLeaving(order, flow);
  useSettled(info, flow, flowName(userId, orderId));
  const steps = <LockSteps userId={userId} orderId={orderId} flow={flow} online={online} />;
  // First what was answered at the door; whatever the application has become meanwhile is told then.
  if (isUnsent(flow) && flow.answer?.clicked) return steps;
  if (!order && !info && flow === NEW_LOCK_FLOW)
    return error ? (
      <FailedState
        error={error}
        title={text('elock.failed.read')}
        kept={text('elock.failed.kept')}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <div aria-busy="true">
        <Skeleton height="420px" />
      </div>
    );
  if (info?.next === 'wait') return <Settled info={info} orderId={orderId} />;
  const remarked = info?.next === 'update' ? info : null;
  const chosen = way ?? remarked?.kind ?? 'lock';
  const own = remarked?.kind === chosen ? remarked : null;
  return (
    <>
      {/* Sent for activation, only what staff asked for is open. */}
      {mayChoose(order) && <Ways orderId={orderId} chosen={chosen} />}
      {chosen === 'reason' && (
        <ReasonForm key={own?.updated} userId={userId} orderId={orderId} info={own} online={online} />
      )}
      {chosen === 'lock' && own && (
        <LockUpdate key={own.updated} userId={userId} orderId={orderId} info={own} />
      )}
      {chosen === 'lock' && !own && (
        <>
          {!flow.connection && <p className={styles.lead}>{text('elock.lead')}</p>}
          {steps}
        </>
      )}
    </>
  );
}

const mayChoose = (order: Order | undefined): boolean =>
  order === undefined || order.abilities.includes('editActivation');

/** On its way to activation, or with a remark about its lock: there is something to do here. */
export const isOpenForLock = ({ abilities, eLockInfo }: Order): boolean =>
  abilities.includes('editActivation') || eLockInfo?.next === 'update';

/** The answer of a call may be newer than the application as it was read last, or older. */
function newest(read: LockInfo | null, answered: LockInfo | null): LockInfo | null {
  if (!read || !answered) return read ?? answered;
  return Date.parse(answered.updated) > Date.parse(read.updated) ? answered : read;
}

/** The application went on while the page was open: there is nothing to do here any more. */
function useLeaving(order: Order | undefined, flow: LockFlow): void {
  const navigate = useNavigate();
  const gone = order !== undefined && !isOpenForLock(order) && !isUnsent(flow);
  useEffect(() => {
    if (!gone) return;
    notify({ kind: 'info', title: { key: 'elock.changed' } });
    void navigate(`/lk/orders/${order.id}`, { replace: true });
  }, [gone, order, navigate]);
}

/** Set going from another device, or no longer wanted: the password of the lock has nothing to do here any more. */
function useSettled(info: LockInfo | null, flow: LockFlow, name: string): void {
  const over = info?.next === 'wait' && flow !== NEW_LOCK_FLOW && !isUnsent(flow);
  useEffect(() => {
    if (over) forgetFlow(name);
  }, [over, name]);
}

function Ways({ orderId, chosen }: { readonly orderId: string; readonly chosen: Way }) {
  const text = useText();
  return (
    <div className={styles.ways}>
      <SegmentLinks label={text('elock.way.label')}>
        {(['lock', 'reason'] as const).map((way) => (
          <Link
            key={way}
            to={`${lockPath(orderId)}?way=${way}`}
            replace
            preventScrollReset
            aria-current={way === chosen ? 'page' : undefined}
          >
            {text(`elock.way.${way}`)}
          </Link>
        ))}
      </SegmentLinks>
    </div>
  );
}

const photoKey = (type: string) =>
  LOCK_PHOTOS.find((photo) => photo === type)
    ? (`elock.photo.${type as PhotoKind}` as const)
    : ('elock.reason.photos' as const);

/** Sent, and nothing to be done here: the rest of the activation is. */
function Settled({ info, orderId }: { readonly info: LockInfo; readonly orderId: string }) {
  const text = useText();
  const waits = info.kind === 'reason' && info.status === 'pending';
  const Sign = waits ? IconClock : IconCircleCheck;
  return (
    <section className={styles.settled} data-waits={waits || undefined}>
      <div role="status">
        <Sign className={styles.sign} size={28} />
        <div>
          <h2>
            {info.kind === 'lock'
              ? text('elock.done.title', { name: info.elockName })
              : text(waits ? 'elock.reason.pending.title' : 'elock.reason.approved.title')}
          </h2>
          <p>
            {info.kind === 'lock'
              ? text(info.status === 'approved' ? 'elock.done.approved' : 'elock.done.text')
              : text(waits ? 'elock.reason.pending.text' : 'elock.reason.approved.text')}
          </p>
          {waits && <AnswerDay promised={promisedFrom(info.updated)} />}
        </div>
      </div>
      {info.kind === 'reason' && info.reason && (
        <dl className={styles.given}>
          <dt>{text('elock.reason.label')}</dt>
          <dd>{text(`elock.reason.${info.reason}`)}</dd>
          <dt>{text('elock.reason.description')}</dt>
          <dd>{info.description}</dd>
        </dl>
      )}
      {info.photos.length > 0 && (
        <ul className={styles.photos}>
          {info.photos.map(({ id, type }) => (
            <StoredTile key={id} id={id} secret={false} title={text(photoKey(type))} />
          ))}
        </ul>
      )}
      <ButtonLink to={`/lk/orders/${orderId}/activate`}>
        {text('elock.done.next')}
        <ForwardIcon />
      </ButtonLink>
    </section>
  );
}
