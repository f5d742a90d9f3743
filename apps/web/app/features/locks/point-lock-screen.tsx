import IconWifiOff from 'icon:wifi-off';
import { LOCK_TERMS } from '@punkt/domain/lock-terms';
import { useState } from 'react';
import { BackLink } from '../../components/back-link.tsx';
import { Button } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { ScreenTitle } from '../../components/screen-title.tsx';
import { StepButtons, StepCard, Steps } from '../../components/stepper/steps.tsx';
import { api } from '../../lib/client.ts';
import { clockTime } from '../../lib/format.ts';
import { useText } from '../../lib/i18n.tsx';
import { notifyError } from '../../lib/notifications/notify-error.ts';
import { notify } from '../../lib/notifications/store.ts';
import { useKeptPage } from './keep-page.ts';
import { OpenLink, WifiStep } from './lock-door.tsx';
import { changeFlow, flowName, forgetFlow, useLockFlow } from './lock-flows.ts';
import { KeptLine } from './lock-screen.tsx';
import { useArrival } from './lock-steps.tsx';
import styles from './locks.module.css';
import { useConnection } from './use-connection.ts';
import { useNetwork } from './use-network.ts';

interface Props {
  readonly userId: string;
  readonly pointId: string;
  /** The owner: takes everybody's data for this lock back. */
  readonly mayRevoke: boolean;
}

/** The way at a point is a part of the one at activation: no code, no photos, and nobody asks whether it clicked. */
const STEPS = ['connect', 'wifi', 'open'] as const;

const pointLockPath = (pointId: string): string => `/lk/pvz/${pointId}/lock`;

/** Opens the lock of a point. From the Wi-Fi on it works without a network, through reloads and a closed tab. */
export function PointLockScreen({ userId, pointId, mayRevoke }: Props) {
  const text = useText();
  const online = useNetwork();
  const kept = useKeptPage(pointLockPath(pointId), PLAIN);
  const name = flowName(userId, `point-${pointId}`);
  const flow = useLockFlow(name);
  const { connection } = flow;
  const step = !connection ? 'connect' : flow.step === 'wifi' ? 'wifi' : 'open';
  useArrival(STEPS.indexOf(step));
  const go = (to: (typeof STEPS)[number]) => {
    if (to !== 'connect') return changeFlow(name, { type: 'went', to });
    if (online) return forgetFlow(name);
    // What the phone has is all there is until the network returns.
    notify({ kind: 'warning', title: { key: 'elock.offline.title' }, text: { key: 'elock.point.offline' } });
  };
  return (
    <div className={styles.screen}>
      <BackLink to={`/lk/pvz/${pointId}`}>{text('elock.point.back', { id: pointId })}</BackLink>
      <ScreenTitle title={text('elock.point.title')} of={text('points.number', { id: pointId })} />
      <div role="status">
        {!online && (
          <div className={styles.connection} data-fine={connection ? true : undefined}>
            <IconWifiOff size={22} />
            <p>
              <b>{text(connection ? 'elock.offline.fine.title' : 'elock.offline.title')}</b>
              {text(connection ? 'elock.point.offline.fine' : 'elock.point.offline')}
            </p>
          </div>
        )}
        {connection && <KeptLine kept={kept} />}
      </div>
      {!connection && <p className={styles.lead}>{text('elock.point.lead')}</p>}
      <Steps
        label={text('elock.point.steps')}
        current={STEPS.indexOf(step)}
        steps={STEPS.map((each) => ({
          title: text(`elock.step.${each}`),
          summary:
            each === 'connect' && connection
              ? text('elock.connect.done', { time: clockTime(connection.expires) })
              : each === 'wifi'
                ? (connection?.ssid ?? '')
                : '',
        }))}
        onOpen={(at) => go(STEPS[at] ?? 'connect')}
      >
        {step === 'connect' && <Connect name={name} pointId={pointId} online={online} />}
        {step === 'wifi' && (
          <WifiStep {...{ userId, flow, online }} orderId={pointId} go={() => go('open')} />
        )}
        {step === 'open' && connection && <Open link={connection.linkToOpen} />}
      </Steps>
      {mayRevoke && <Revoke pointId={pointId} name={name} online={online} />}
    </div>
  );
}

const PLAIN = [''] as const;

interface ConnectProps {
  readonly name: string;
  readonly pointId: string;
  readonly online: boolean;
}

function Connect({ name, pointId, online }: ConnectProps) {
  const text = useText();
  const [gone, setGone] = useState(false);
  const { busy, wanted, ask } = useConnection({
    name,
    online,
    body: () => ({ pickpoint_id: pointId, lock_name: '', lock_no_set: false, ttl: LOCK_TERMS.tokenHours }),
    onRefused({ code }) {
      setGone(code === 'lock_unknown');
      return code === 'lock_unknown';
    },
  });
  return (
    <StepCard>
      <p className={styles.lead}>{text('elock.connect.text')}</p>
      <div className={styles.act}>
        <StepButtons>
          <Button busy={busy} onClick={ask}>
            {text('elock.connect.act')}
          </Button>
        </StepButtons>
        <p role="status">
          {wanted && text('elock.connect.wanted')}
          {gone && text('elock.point.none')}
        </p>
      </div>
    </StepCard>
  );
}

function Open({ link }: { readonly link: string }) {
  const text = useText();
  return (
    <StepCard>
      <p className={styles.lead}>{text('elock.open.text')}</p>
      <OpenLink link={link} />
      <p className={styles.small}>{text('elock.point.help')}</p>
    </StepCard>
  );
}

/** A phone was lost, or somebody left in anger. */
function Revoke({ pointId, name, online }: ConnectProps) {
  const text = useText();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  async function revoke(): Promise<void> {
    setBusy(true);
    try {
      await api('POST /api/v4/locks/revoke', { body: { pickpoint_id: pointId, lock_no_set: false } });
      forgetFlow(name);
      notify({ kind: 'success', title: { key: 'elock.point.revoked' } });
      setAsking(false);
    } catch (error) {
      notifyError(error, 'elock.point.revoke.failed');
    } finally {
      setBusy(false);
    }
  }
  return (
    <details className={styles.other}>
      <summary>{text('elock.point.revoke.title')}</summary>
      <p>{text('elock.point.revoke.text')}</p>
      <Button look="quiet" disabled={!online} onClick={() => setAsking(true)}>
        {text('elock.point.revoke')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={text('elock.point.revoke.ask')}
        yes={text('elock.point.revoke')}
        look="danger"
        busy={busy}
        onYes={() => void revoke()}
        onNo={() => setAsking(false)}
      >
        <p>{text('elock.point.revoke.text')}</p>
      </ConfirmDialog>
    </details>
  );
}
