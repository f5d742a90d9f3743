import type { CallOutput } from '@punkt/contract/contract';
import type { CountryCode } from '@punkt/domain/country-code';
import { characters, checkLength } from '@punkt/domain/length';
import { APPEAL_TERMS } from '@punkt/domain/order-appeals';
import { useId, useState } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { TextArea } from '../../components/form/text-area.tsx';
import { useText } from '../i18n.tsx';
import { useMessage } from '../use-message.ts';
import styles from './appeal.module.css';
import { useMoment } from './use-moment.ts';

type Appeal = CallOutput<'GET /api/v4/order/:id'>['appeal'];

interface SaidProps {
  readonly appeal: Appeal;
  /** Whose hours are told, as those of the decision and of the time to object beside it are. */
  readonly country: CountryCode;
  /** What the answer means for this record. */
  readonly outcome: string | null;
}

/** Both sides: what the owner objected, and what was answered. */
export function AppealSaid({ appeal, country, outcome }: SaidProps) {
  const text = useText();
  const moment = useMoment(country);
  const { sent, reason, answered, answer } = appeal;
  return (
    <>
      {sent && <Said title={text('orderPage.appeal.sent', { date: moment(sent) })} words={reason} />}
      {outcome && <p>{outcome}</p>}
      {answered && answer && (
        <Said title={text('orderPage.appeal.answer', { date: moment(answered) })} words={answer} />
      )}
    </>
  );
}

const Said = ({ title, words }: { readonly title: string; readonly words: string }) => (
  <p>
    <b>{title}</b>
    <q className={styles.words}>{words}</q>
  </p>
);

interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly busy: boolean;
  /** Called with a reason that fits the rule. */
  readonly onSend: (reason: string) => void;
  readonly onClose: () => void;
}

const { min, max } = APPEAL_TERMS;

/** Remembers what was typed while it is closed: an objection is written once, and a phone's Back, or Escape, must not throw it away. */
export function AppealDialog({ open, title, busy, onSend, onClose }: DialogProps) {
  const text = useText();
  const say = useMessage();
  const id = useId();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const count = characters(reason.trim());
  const problem = checkLength(reason.trim(), APPEAL_TERMS);
  const send = () => {
    setTried(true);
    if (!problem) onSend(reason.trim());
  };
  if (!open) return null;
  return (
    <ConfirmDialog
      firm
      title={title}
      yes={text('orderPage.appeal.form.send')}
      busy={busy}
      onYes={send}
      onNo={() => {
        setTried(false);
        onClose();
      }}
    >
      <p>{text('orderPage.appeal.form.text')}</p>
      <TextArea
        id={id}
        label={text('orderPage.appeal.form.label')}
        value={reason}
        error={tried && problem ? say(problem) : undefined}
        counter={{ text: text('orderPage.appeal.form.count', { count, max, min }), wrong: count > max }}
        onChange={setReason}
      />
    </ConfirmDialog>
  );
}
