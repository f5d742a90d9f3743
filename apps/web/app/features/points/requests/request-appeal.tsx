import type { AppealedKind } from '@punkt/domain/point-requests';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { AnswerDay, promisedFrom } from '../../../lib/account/answer-day.tsx';
import { AppealDialog, AppealSaid } from '../../../lib/account/appeal.tsx';
import { liveKey } from '../../../lib/account/live-keys.ts';
import { useMoment } from '../../../lib/account/use-moment.ts';
import { api } from '../../../lib/client.ts';
import { useText } from '../../../lib/i18n.tsx';
import { notify } from '../../../lib/notifications/store.ts';
import type { Point } from '../point-queries.ts';
import styles from './requests.module.css';

interface Props {
  readonly point: Pick<Point, 'id' | 'abilities' | 'country'>;
  readonly kind: AppealedKind;
  readonly appeal: NonNullable<Point['areaOrder']>['appeal'];
}

interface AnswerProps {
  readonly created: string;
  readonly appeal: Props['appeal'];
}

/** Until when we answer a request that waits: counted from the objection, where the owner has objected. */
export const RequestAnswer = ({ created, appeal: { state, sent } }: AnswerProps) =>
  state === 'waiting' && sent ? (
    <AnswerDay appeal promised={promisedFrom(sent)} />
  ) : (
    <AnswerDay promised={promisedFrom(created)} />
  );

/** The way to object to a rejection, once; then what was said on both sides. */
export function RequestAppeal({ point: { id, abilities, country }, kind, appeal }: Props) {
  const text = useText();
  const moment = useMoment(country);
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const send = useMutation({
    mutationFn: (reason: string) =>
      api('POST /api/v4/points/:id/appeal', { params: { id }, body: { kind, reason } }),
    meta: { failed: 'orderPage.failed.appeal' },
    onSuccess: () => {
      setAsking(false);
      notify({ kind: 'success', title: { key: 'orderPage.appeal.done' } });
    },
    // After a refusal too: something has changed meanwhile.
    onSettled: () => queries.invalidateQueries({ queryKey: liveKey('point') }),
  });
  const { state, until, outcome } = appeal;
  if (state === 'none') return null;
  const ends = outcome === 'uphold' ? 'pointPage.appeal.upheld' : 'orderPage.appeal.rejectAppeal';
  return (
    <div className={styles.appeal}>
      {state === 'open' && abilities.includes('appeal') && (
        <>
          <p>{text('orderPage.appeal.open', { date: until ? moment(until) : '' })}</p>
          <Button look="quiet" onClick={() => setAsking(true)}>
            {text('orderPage.appeal.act')}
          </Button>
        </>
      )}
      {state === 'waiting' && <b>{text('pointPage.appeal.waiting')}</b>}
      <AppealSaid appeal={appeal} country={country} outcome={outcome ? text(ends) : null} />
      {state === 'open' && (
        <AppealDialog
          open={asking}
          title={text('pointPage.appeal.form', { id })}
          busy={send.isPending}
          onSend={(reason) => send.mutate(reason)}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
