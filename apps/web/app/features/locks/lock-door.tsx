import IconAlertTriangle from 'icon:alert-triangle';
import IconCloudUpload from 'icon:cloud-upload';
import IconWifiOff from 'icon:wifi-off';
import { wifiCode } from '@punkt/domain/lock-flow';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import buttons from '../../components/button.module.css';
import { Button } from '../../components/button.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { CopyIcon, ForwardIcon, TickIcon } from '../../components/icons.tsx';
import { QrCode } from '../../components/qr-code.tsx';
import { StepButtons, StepCard } from '../../components/stepper/steps.tsx';
import { copyText } from '../../lib/copy-text.ts';
import { clockTime } from '../../lib/format.ts';
import { useText } from '../../lib/i18n.tsx';
import { describeError } from '../../lib/notifications/describe-error.ts';
import { RequestCode } from '../../lib/notifications/request-code.tsx';
import { usePhrase } from '../../lib/notifications/use-phrase.ts';
import { uuid } from '../../lib/uuid.ts';
import { changeFlow, flowName, forgetFlow, type StepProps } from './lock-flows.ts';
import styles from './locks.module.css';
import { dropDelivery, isFinal, sendAnswer, useDelivery } from './send-answer.ts';

/** What is done at the door, on the lock's own Wi-Fi: nothing here asks our server for anything. */

export function WifiStep({ flow: { connection }, go }: StepProps) {
  const text = useText();
  if (!connection) return null;
  return (
    <StepCard>
      <p className={styles.lead}>{text('elock.wifi.text')}</p>
      <dl className={styles.network}>
        <Copied label={text('elock.wifi.ssid')} act={text('elock.wifi.copy.ssid')} value={connection.ssid} />
        <Copied label={text('elock.wifi.psk')} act={text('elock.wifi.copy.psk')} value={connection.psk} />
      </dl>
      <p className={styles.warning}>
        <IconWifiOff size={22} />
        {text('elock.wifi.warning')}
      </p>
      <StepButtons>
        <Button onClick={() => go('open')}>
          {text('elock.wifi.joined')}
          <ForwardIcon />
        </Button>
      </StepButtons>
      <details className={styles.other}>
        <summary>{text('elock.wifi.qr.title')}</summary>
        <QrCode className={styles.qr} value={wifiCode(connection)} label={text('elock.wifi.qr')} />
        <p>{text('elock.wifi.qr.text')}</p>
      </details>
      <p className={styles.small}>{text('elock.wifi.until', { time: clockTime(connection.expires) })}</p>
    </StepCard>
  );
}

interface CopiedProps {
  readonly label: string;
  readonly act: string;
  readonly value: string;
}

function Copied({ label, act, value }: CopiedProps) {
  const text = useText();
  const [copied, setCopied] = useState(false);
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span>{value}</span>
        <button
          type="button"
          aria-label={copied ? `${text('common.copied')}: ${label}` : act}
          onClick={async () => setCopied(await copyText(value))}
        >
          {copied ? <TickIcon /> : <CopyIcon />}
        </button>
      </dd>
    </div>
  );
}

export function OpenStep({ flow: { connection }, go }: StepProps) {
  const text = useText();
  if (!connection) return null;
  return (
    <StepCard>
      <p className={styles.lead}>{text('elock.open.text')}</p>
      <OpenLink link={connection.linkToOpen} onFollow={() => go('click')} />
    </StepCard>
  );
}

interface OpenLinkProps {
  readonly link: string;
  readonly onFollow?: () => void;
}

/** A page of the controller: gone to, never fetched. In a tab of its own, so that this one stays. */
export function OpenLink({ link, onFollow }: OpenLinkProps) {
  const text = useText();
  return (
    <StepButtons>
      <a
        className={buttons.button}
        data-look="primary"
        href={link}
        target="_blank"
        rel="noopener noreferrer"
        onClick={onFollow}
      >
        {text('elock.open.act')}
      </a>
    </StepButtons>
  );
}

export function ClickStep({ userId, orderId, go }: StepProps) {
  const text = useText();
  const name = flowName(userId, orderId);
  const answer = (clicked: boolean) => () => {
    dropDelivery(name);
    changeFlow(name, { type: 'answered', answer: { id: uuid(), clicked, sent: false } });
  };
  return (
    <StepCard>
      <p className={styles.question}>{text('elock.click.text')}</p>
      <div className={styles.answers}>
        <Button onClick={answer(true)}>{text('elock.click.yes')}</Button>
        <Button look="quiet" onClick={answer(false)}>
          {text('elock.click.no')}
        </Button>
      </div>
      <StepButtons>
        <Button look="quiet" onClick={() => go('open')}>
          {text('elock.click.again')}
        </Button>
      </StepButtons>
    </StepCard>
  );
}

/** The answer goes by itself, as often as it takes; nobody has to press anything. */
export function ActivateStep({ userId, orderId, flow: { answer }, online }: StepProps) {
  const name = flowName(userId, orderId);
  const delivery = useDelivery(name);
  return (
    <StepCard>
      {answer?.clicked === false && <NotOpened name={name} orderId={orderId} />}
      {delivery?.state === 'refused' ? (
        <Refused userId={userId} orderId={orderId} error={delivery.error} />
      ) : (
        !answer?.sent && <OnItsWay waiting={!online || delivery?.state === 'waiting'} />
      )}
    </StepCard>
  );
}

function OnItsWay({ waiting }: { readonly waiting: boolean }) {
  const text = useText();
  return (
    <Note
      tone={waiting ? 'waiting' : 'plain'}
      title={text(waiting ? 'elock.send.waiting.title' : 'elock.send.sending.title')}
    >
      {waiting && <p>{text('elock.send.waiting.text')}</p>}
    </Note>
  );
}

interface RefusedProps {
  readonly userId: string;
  readonly orderId: string;
  readonly error: unknown;
}

/** The server has said no: the application went on without us, the lock is another's, or the server is ill. */
function Refused({ userId, orderId, error }: RefusedProps) {
  const text = useText();
  const say = usePhrase();
  const navigate = useNavigate();
  const name = flowName(userId, orderId);
  const words = describeError(error);
  const final = isFinal(error);
  const restart = () => {
    dropDelivery(name);
    forgetFlow(name);
  };
  const leave = async () => {
    await navigate(`/lk/orders/${orderId}`);
    if (final) restart();
  };
  return (
    <Note tone="danger" title={text('elock.failed.activate')}>
      {words && <p>{say(words.text)}</p>}
      {words?.list.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {!final && <p>{text('elock.send.refused.text')}</p>}
      {words?.requestId && <RequestCode code={words.requestId} />}
      <div className={styles.acts}>
        {!final && (
          <Button onClick={() => void sendAnswer(userId, orderId)}>{text('elock.send.again')}</Button>
        )}
        <Button look={final ? 'primary' : 'quiet'} onClick={() => void leave()}>
          {text('elock.send.order')}
        </Button>
        <ButtonLink look="quiet" to={`/lk/tickets/create?type=111&order=${orderId}`}>
          {text('elock.send.support')}
        </ButtonLink>
        {final && (
          <Button look="quiet" onClick={restart}>
            {text('elock.send.restart')}
          </Button>
        )}
      </div>
    </Note>
  );
}

function NotOpened({ name, orderId }: { readonly name: string; readonly orderId: string }) {
  const text = useText();
  const again = () => {
    dropDelivery(name);
    changeFlow(name, { type: 'tried again' });
  };
  return (
    <Note tone="danger" title={text('elock.no.title')}>
      <p>{text('elock.no.text')}</p>
      <div className={styles.acts}>
        <Button onClick={again}>{text('elock.no.again')}</Button>
        <ButtonLink look="quiet" to={`/lk/orders/${orderId}/activate-elock?way=reason`}>
          {text('elock.no.without')}
        </ButtonLink>
      </div>
    </Note>
  );
}

interface NoteProps {
  readonly tone: 'plain' | 'waiting' | 'danger';
  readonly title: string;
  readonly children?: ReactNode;
}

function Note({ tone, title, children }: NoteProps) {
  const Sign = tone === 'danger' ? IconAlertTriangle : tone === 'waiting' ? IconWifiOff : IconCloudUpload;
  return (
    <section className={styles.note} data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <Sign className={styles.sign} size={24} />
      <div>
        <h3>{title}</h3>
        {children}
      </div>
    </section>
  );
}
