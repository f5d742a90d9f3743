import IconCircle from 'icon:circle';
import IconCircleCheck from 'icon:circle-check';
import { hasCode, hasPhotos, type PhotoKind } from '@punkt/domain/lock-flow';
import { checkLock } from '@punkt/domain/lock-rules';
import { cleanControllerCode, LOCK_PHOTOS, LOCK_TERMS } from '@punkt/domain/lock-terms';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { useFocusProblem } from '../../components/form/form-problems.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { ForwardIcon } from '../../components/icons.tsx';
import { StepBody, StepButtons, StepCard } from '../../components/stepper/steps.tsx';
import { useText } from '../../lib/i18n.tsx';
import { notify } from '../../lib/notifications/store.ts';
import { hasUploads } from '../../lib/uploads/uploads.ts';
import { useMessage } from '../../lib/use-message.ts';
import { changeFlow, flowName, readFlow, type StepProps } from './lock-flows.ts';
import { ArrivingPhotos, LockPhotos } from './lock-photos.tsx';
import styles from './locks.module.css';
import { lockPhotos } from './send-answer.ts';
import { useConnection } from './use-connection.ts';

/** What is done while there is a network: the code, the photos and the data of the connection. */

interface CodeProps extends StepProps {
  readonly refusal: string | undefined;
  readonly onType: () => void;
}

export function CodeStep({ userId, orderId, flow, go, refusal, onType }: CodeProps) {
  const text = useText();
  const say = useMessage();
  const ref = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(refusal ? 1 : 0);
  useFocusProblem(ref, tries);
  const { elock_name: problem } = checkLock({ name: flow.code, photos: [], clicked: false });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (problem || refusal) setTries((count) => count + 1);
    else go('photos');
  };
  const type = (code: string) => {
    onType();
    changeFlow(flowName(userId, orderId), { type: 'typed', code });
  };
  return (
    <StepBody formRef={ref} at={0} onSubmit={submit}>
      <TextField
        id="elock_name"
        label={text('elock.code')}
        hint={text('elock.code.hint')}
        placeholder={LOCK_TERMS.codePlaceholder}
        autoComplete="off"
        maxLength={LOCK_TERMS.codeMaximum}
        value={flow.code}
        parse={(shown) => shown.toUpperCase()}
        onChange={type}
        onBlur={() => type(cleanControllerCode(flow.code))}
        error={refusal ?? (tries > 0 && problem ? say(problem) : undefined)}
        figures
        wide
      />
      <Next />
    </StepBody>
  );
}

const slotOf = (userId: string, orderId: string): string => `${userId}/lock/${orderId}`;

/** Of a photo that arrives after its step was left, the newest list counts. */
function useTakeIn(userId: string, orderId: string) {
  const name = flowName(userId, orderId);
  return (photo: PhotoKind, change: (ids: readonly string[]) => readonly string[]) =>
    changeFlow(name, { type: 'pictured', photo, ids: change(readFlow(name).photos[photo]) });
}

export function PhotosStep({ userId, orderId, flow, go }: StepProps) {
  const text = useText();
  const ref = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  const slot = slotOf(userId, orderId);
  const takeIn = useTakeIn(userId, orderId);
  useFocusProblem(ref, tries);
  const problems = checkLock({ name: flow.code, photos: lockPhotos(flow.photos), clicked: true });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Those that travel are neither here nor missing; the next step waits for them.
    const missing = LOCK_PHOTOS.some(
      (photo) => problems[`photos.${photo}`] && !hasUploads(`${slot}/${photo}`),
    );
    if (missing) setTries((count) => count + 1);
    else go('connect');
  };
  return (
    <StepBody formRef={ref} at={1} onSubmit={submit}>
      <p className={styles.lead}>{text('elock.photos.text')}</p>
      <LockPhotos
        slot={slot}
        photos={flow.photos}
        onIds={takeIn}
        errorOf={(path) => (tries > 0 ? problems[path] : undefined)}
      />
      <Next />
    </StepBody>
  );
}

function Next() {
  const text = useText();
  return (
    <StepButtons>
      <Button type="submit">
        {text('elock.next')}
        <ForwardIcon />
      </Button>
    </StepButtons>
  );
}

interface ConnectProps extends StepProps {
  /** The server knows no such lock, or it is another's: the code is to be looked at again. */
  readonly onRefused: (message: string) => void;
}

const ABOUT_CODE = ['lock_unknown', 'lock_taken', 'validation_failed'];

export function ConnectStep({ userId, orderId, flow, online, onRefused }: ConnectProps) {
  const text = useText();
  const takeIn = useTakeIn(userId, orderId);
  const { busy, wanted, ask } = useConnection({
    name: flowName(userId, orderId),
    online,
    body: () => ({
      pickpoint_id: orderId,
      lock_name: cleanControllerCode(flow.code),
      ttl: LOCK_TERMS.tokenHours,
    }),
    onRefused({ code, message }) {
      if (ABOUT_CODE.includes(code ?? '')) onRefused(message);
      return false;
    },
  });
  const press = () => {
    ask();
    if (!online)
      notify({ kind: 'warning', title: { key: 'elock.offline.title' }, text: { key: 'elock.offline.text' } });
  };
  const photos = LOCK_PHOTOS.filter((photo) => flow.photos[photo].length > 0).length;
  const ready = hasCode(flow) && hasPhotos(flow);
  return (
    <StepCard>
      <ArrivingPhotos slot={slotOf(userId, orderId)} photos={flow.photos} onIds={takeIn} />
      <p className={styles.lead}>{text('elock.connect.text')}</p>
      <ul className={styles.checks}>
        <Check done={hasCode(flow)} label={text('elock.code')} value={cleanControllerCode(flow.code)} />
        <Check
          done={hasPhotos(flow)}
          label={text('elock.connect.photos')}
          value={text('elock.photos.count', { count: photos, most: LOCK_PHOTOS.length })}
        />
      </ul>
      <div className={styles.act}>
        <StepButtons>
          <Button busy={busy} disabled={!ready} onClick={press}>
            {text('elock.connect.act')}
          </Button>
        </StepButtons>
        <p role="status">
          {!ready && text('elock.connect.blocked')}
          {ready && wanted && text('elock.connect.wanted')}
        </p>
      </div>
    </StepCard>
  );
}

interface CheckProps {
  readonly done: boolean;
  readonly label: string;
  readonly value: string;
}

function Check({ done, label, value }: CheckProps) {
  const Sign = done ? IconCircleCheck : IconCircle;
  return (
    <li data-done={done || undefined}>
      <Sign className={styles.sign} size={22} />
      <span>{label}</span>
      <b>{value}</b>
    </li>
  );
}
