import type { CallOutput } from '@punkt/contract/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog, DialogButtons } from '../../../components/dialog.tsx';
import { FailedState } from '../../../components/failed-state.tsx';
import { Field } from '../../../components/field.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { TextBox } from '../../../components/text-box.tsx';
import { liveKey } from '../../../lib/account/live-keys.ts';
import { api } from '../../../lib/client.ts';
import { deadlineDate } from '../../../lib/deadline.ts';
import { dateTime } from '../../../lib/format.ts';
import { useText } from '../../../lib/i18n.tsx';
import { notify } from '../../../lib/notifications/store.ts';
import styles from './my-data.module.css';

type OwnRequest = CallOutput<'GET /api/v4/privacy/requests'>['data'][number];

const ownRequestsQuery = queryOptions({
  queryKey: liveKey('privacy', 'own'),
  queryFn: ({ signal }) => api('GET /api/v4/privacy/requests', {}, { signal }),
  meta: { shown: true },
});

function useAsk() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (comment: string) => api('POST /api/v4/privacy/erasure', { body: { comment } }),
    meta: { failed: 'myData.failed.ask' },
    onSuccess: () => {
      notify({ kind: 'success', title: { key: 'myData.asked' } });
      return queries.invalidateQueries(ownRequestsQuery);
    },
  });
}

function useWithdraw() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api('POST /api/v4/privacy/requests/:id/withdraw', { params: { id } }),
    meta: { failed: 'myData.failed.withdraw' },
    onSettled: () => queries.invalidateQueries(ownRequestsQuery),
    onSuccess: () => notify({ kind: 'success', title: { key: 'myData.withdrawn' } }),
  });
}

const LONGEST = 1000;

function AskDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const id = useId();
  const ask = useAsk();
  const [comment, setComment] = useState('');
  return (
    <Dialog open title={text('myData.ask.title')} onClose={onClose}>
      <p>{text('myData.ask.text')}</p>
      <Field id={id} label={text('myData.ask.comment')}>
        <TextBox
          id={id}
          rows={3}
          maxLength={LONGEST}
          value={comment}
          onChange={({ target }) => setComment(target.value)}
        />
      </Field>
      <DialogButtons
        yes={text('myData.ask.send')}
        look="danger"
        busy={ask.isPending}
        onYes={() => ask.mutate(comment.trim(), { onSuccess: onClose })}
        onNo={onClose}
      />
    </Dialog>
  );
}

/** What happens next, and until when; and the way back while there is one. */
function OpenRequest({ request }: { readonly request: OwnRequest }) {
  const text = useText();
  const withdraw = useWithdraw();
  const steps = [
    { name: 'distribution', by: request.stopDistributionBy },
    { name: 'processing', by: request.stopProcessingBy },
    { name: 'destruction', by: request.destroyBy },
  ] as const;
  return (
    <div className={styles.open}>
      <h3>{text('myData.request.title')}</h3>
      <p className={styles.note}>{text('myData.request.asked', { date: dateTime(request.created) })}</p>
      <ol className={styles.deadlines}>
        {steps.map(({ name, by }) => (
          <li key={name}>
            <b>{text('myData.request.by', { date: deadlineDate(by) })}</b>
            <span>{text(`myData.request.${name}`)}</span>
          </li>
        ))}
      </ol>
      {request.comment && <blockquote>{request.comment}</blockquote>}
      {request.extended && <p>{text('myData.request.extended', { reason: request.answer })}</p>}
      <Button look="quiet" busy={withdraw.isPending} onClick={() => withdraw.mutate(request.id)}>
        {text('myData.request.withdraw')}
      </Button>
    </div>
  );
}

function PastRequests({ requests }: { readonly requests: readonly OwnRequest[] }) {
  const text = useText();
  if (requests.length === 0) return null;
  return (
    <>
      <h3>{text('myData.past.title')}</h3>
      <ul className={styles.past}>
        {requests.map(({ id, status, created, decided, answer }) => (
          <li key={id}>
            <span>{text('myData.request.asked', { date: dateTime(created) })}</span>
            {status !== 'open' && (
              <b>{text(`myData.past.${status}`, { date: decided ? dateTime(decided) : '' })}</b>
            )}
            {answer && <q>{answer}</q>}
          </li>
        ))}
      </ul>
    </>
  );
}

const STEPS = ['distribution', 'processing', 'destruction'] as const;

export function EraseSection() {
  const text = useText();
  const { data, error, refetch } = useQuery(ownRequestsQuery);
  const [asking, setAsking] = useState(false);
  const open = data?.data.find(({ status }) => status === 'open');
  const past = data?.data.filter(({ status }) => status !== 'open') ?? [];
  return (
    <section aria-labelledby="erase" className={styles.section}>
      <h2 id="erase">{text('myData.erase.title')}</h2>
      {open ? (
        <OpenRequest request={open} />
      ) : (
        <>
          <p>{text('myData.erase.text')}</p>
          <p>{text('myData.erase.duty')}</p>
          <h3>{text('myData.erase.when')}</h3>
          <ol className={styles.steps}>
            {STEPS.map((step) => (
              <li key={step}>{text(`myData.erase.step.${step}`)}</li>
            ))}
          </ol>
          {!data && error && (
            <FailedState error={error} onRetry={() => void refetch()} title={text('myData.erase.failed')} />
          )}
          {!data && !error && (
            <p role="status">
              <span className="visually-hidden">{text('common.loading')}</span>
              <Skeleton width="210px" height="48px" />
            </p>
          )}
          {data && (
            <div className="row cluster gap-8">
              <Button look="quiet" onClick={() => setAsking(true)}>
                {text('myData.erase.button')}
              </Button>
            </div>
          )}
        </>
      )}
      <PastRequests requests={past} />
      {asking && <AskDialog onClose={() => setAsking(false)} />}
    </section>
  );
}
