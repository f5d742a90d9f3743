import IconClock from 'icon:clock';
import IconMessage2 from 'icon:message-2';
import type { ReactNode } from 'react';
import { BackLink } from '../../../components/back-link.tsx';
import { ButtonLink } from '../../../components/button-link.tsx';
import { RecordForm } from '../../../components/form/record-form.tsx';
import { ScreenTitle } from '../../../components/screen-title.tsx';
import { useText } from '../../../lib/i18n.tsx';
import type { Point } from '../point-queries.ts';
import styles from './requests.module.css';

interface ScreenProps {
  readonly point: Point;
  readonly title: string;
  readonly children: ReactNode;
}

/** The frame of a screen that asks for a change of a point. */
export function RequestScreen({ point, title, children }: ScreenProps) {
  const text = useText();
  const name = text('points.number', { id: point.id });
  return (
    <>
      <BackLink to={`/lk/pvz/${point.id}`}>{name}</BackLink>
      <ScreenTitle title={title} of={title.includes(point.id) ? undefined : name} />
      <p className={styles.address}>{point.address}</p>
      {children}
    </>
  );
}

interface NoticeProps {
  readonly kind: 'waiting' | 'rejected' | 'done';
  readonly title: string;
  readonly children?: ReactNode;
}

/** How the last request stands: it is heard when it changes. */
export const RequestNotice = ({ kind, title, children }: NoticeProps) => (
  <div className={styles.notice} data-kind={kind} role="status">
    {kind === 'rejected' ? <IconMessage2 size={22} /> : <IconClock size={22} />}
    <div>
      <b>{title}</b>
      {children}
    </div>
  </div>
);

interface FormProps {
  readonly point: Point;
  readonly label: string;
  readonly attempt: number;
  readonly shown: number;
  readonly busy: boolean;
  readonly send: string;
  readonly onSend: () => void;
  readonly children: ReactNode;
}

export function RequestForm({ point, label, attempt, shown, busy, send, onSend, children }: FormProps) {
  const text = useText();
  const back = (
    <ButtonLink look="quiet" to={`/lk/pvz/${point.id}`}>
      {text('pointPage.cancel')}
    </ButtonLink>
  );
  return (
    <RecordForm form={{ attempt, shown }} label={label} busy={busy} save={send} onSave={onSend} back={back}>
      {children}
    </RecordForm>
  );
}
