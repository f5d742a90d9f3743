import { Button } from '../../../components/button.tsx';
import { deadlineDate } from '../../../lib/account/deadline.ts';
import { dateTime } from '../../../lib/format.ts';
import { useText } from '../../../lib/i18n.tsx';
import styles from './my-data.module.css';
import { type OwnRequest, useWithdraw } from './my-data-query.ts';

/** What happens next, and until when; and the way back while there is one. */
export function OpenRequest({ request }: { readonly request: OwnRequest }) {
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
