import IconAlertTriangle from 'icon:alert-triangle';
import IconCircleCheck from 'icon:circle-check';
import { CAMERA_TERMS } from '@punkt/domain/cameras';
import type { CountryCode } from '@punkt/domain/country-code';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { FailedState } from '../../components/failed-state.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { dateTime } from '../../lib/format.ts';
import { useText } from '../../lib/i18n.tsx';
import { usePageInfo } from '../../lib/page-info.ts';
import { CameraForm } from './camera-form.tsx';
import {
  camerasQuery,
  type OfferedVendor,
  type OrderCameras,
  offeredVendorsQuery,
} from './camera-queries.ts';
import { CameraList, CameraReport } from './camera-report.tsx';
import styles from './cameras.module.css';
import { type CameraCheck, useCameraCheck } from './use-camera-check.ts';

interface Props {
  readonly orderId: string;
  readonly country: CountryCode;
  /** The cameras have passed: the person may go on. */
  readonly onNext?: () => void;
  /** The way on while the cameras have not passed. It stands below the form and waits for it: it would be pushed from under the finger. */
  readonly later?: ReactNode;
}

/** Step 1 of activation: the recorder of the point is entered, checked and saved. */
export function CameraStep({ orderId, country, onNext, later }: Props) {
  const text = useText();
  const vendors = useQuery(offeredVendorsQuery(country));
  const cameras = useQuery(camerasQuery(orderId));
  const failed = [
    { query: vendors, title: text('cameras.failed.vendors') },
    { query: cameras, title: text('cameras.failed.read') },
  ].find(({ query }) => query.error && !query.data);
  if (vendors.data && cameras.data)
    return (
      <>
        <Loaded
          key={orderId}
          orderId={orderId}
          vendors={vendors.data.data}
          cameras={cameras.data}
          {...(onNext && { onNext })}
        />
        {!hasPassed(cameras.data) && later}
      </>
    );
  if (failed)
    return (
      <>
        <FailedState
          error={failed.query.error}
          title={failed.title}
          kept={text('cameras.failed.kept')}
          busy={failed.query.isFetching}
          onRetry={() => void failed.query.refetch()}
        />
        {later}
      </>
    );
  return (
    <>
      <p role="status" className="visually-hidden">
        {text('common.loading')}
      </p>
      <div aria-hidden="true">
        <Skeleton height="420px" />
      </div>
    </>
  );
}

const hasPassed = ({ saved }: OrderCameras): boolean => saved?.isValidated === true;

interface LoadedProps extends Pick<Props, 'orderId' | 'onNext'> {
  readonly vendors: readonly OfferedVendor[];
  readonly cameras: OrderCameras;
}

function Loaded({ orderId, vendors, cameras, onNext }: LoadedProps) {
  const text = useText();
  const check = useCameraCheck(orderId, cameras, vendors);
  const { data } = cameras;
  const mayGoOn = hasPassed(cameras);
  const state = useRef<HTMLDivElement>(null);
  // The button is a screen below on a phone: good news must not be missed up here.
  useEffect(() => {
    if (check.savings > 0) state.current?.scrollIntoView({ block: 'start' });
  }, [check.savings]);
  return (
    <div className={styles.step}>
      <Intro />
      <div ref={state} className={styles.state}>
        {data && <State check={check} cameras={cameras} />}
      </div>
      {onNext && mayGoOn && (
        <div className="cluster gap-8">
          <Button onClick={onNext}>{text('cameras.next')}</Button>
        </div>
      )}
      <CameraForm check={check} vendors={vendors} again={data?.report != null} />
      {onNext && !mayGoOn && <p className={styles.blocked}>{text('cameras.next.blocked')}</p>}
      <Attention check={check} />
    </div>
  );
}

function Intro() {
  const text = useText();
  const { variant } = usePageInfo();
  const { minimumCameras: count, archiveDays: days } = CAMERA_TERMS;
  return (
    <div className={styles.intro}>
      <p>
        {text('cameras.intro', { count, days })}
        {/* The Georgian site has no such page. */}
        {variant !== 'georgian' && (
          <>
            {' '}
            <a href="/video-connection" target="_blank" rel="noopener">
              {text('cameras.intro.link')}
            </a>
          </>
        )}
      </p>
      <p>{text('cameras.intro.safe')}</p>
    </div>
  );
}

/** How things stand: what was checked last, and what activation counts on. */
function State({
  check,
  cameras: { data, saved },
}: {
  readonly check: CameraCheck;
  readonly cameras: OrderCameras;
}) {
  const text = useText();
  const report = data?.report;
  if (!data || !report) return null;
  const date = text('cameras.report.checked', { date: dateTime(report.checked) });
  const other = saved?.isValidated && !data.saved && (
    <p>{text('cameras.saved.other', { vendor: saved.vendorName, url: saved.url })}</p>
  );
  if (!report.isValidated)
    return (
      <Panel tone="danger" title={text('cameras.failing.title')} date={date}>
        {other}
        <CameraReport report={report} />
      </Panel>
    );
  if (!data.saved)
    return (
      <Panel tone="danger" title={text('cameras.unsaved.title')} date={date}>
        {other}
        <div className="cluster gap-8">
          <Button busy={check.phase === 'saving'} onClick={() => void check.save()}>
            {text('cameras.save')}
          </Button>
        </div>
      </Panel>
    );
  return (
    <Panel tone="success" title={text('cameras.saved.title')} date={date}>
      <p>
        {data.vendorName}, <span className={styles.url}>{data.url}</span>
      </p>
      <details className={styles.details}>
        <summary>{text('cameras.saved.count', { count: report.cameras.length })}</summary>
        <CameraList cameras={report.cameras} />
      </details>
    </Panel>
  );
}

interface PanelProps {
  readonly tone: 'success' | 'danger';
  readonly title: string;
  readonly date: string;
  readonly children: ReactNode;
}

function Panel({ tone, title, date, children }: PanelProps) {
  const Sign = tone === 'success' ? IconCircleCheck : IconAlertTriangle;
  return (
    <section className={styles.panel} data-tone={tone} aria-label={title}>
      <div className={styles.panelHead} role="status">
        <Sign size={24} />
        <div>
          <h3>{title}</h3>
          <p>{date}</p>
        </div>
      </div>
      {children}
    </section>
  );
}

function Attention({ check: { attention, closeAttention } }: { readonly check: CameraCheck }) {
  const text = useText();
  return (
    <Dialog
      open={attention !== null}
      place="wide"
      title={text('cameras.attention.title')}
      onClose={closeAttention}
    >
      {attention && (
        <div className={styles.attention}>
          <CameraReport report={attention} />
          <p>{text('cameras.attention.hint')}</p>
          <div className="cluster gap-8">
            <Button onClick={closeAttention}>{text('cameras.attention.close')}</Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
