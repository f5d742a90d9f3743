import { dateTime } from '../../../lib/format.ts';
import { useText } from '../../../lib/i18n.tsx';
import styles from './my-data.module.css';
import type { OwnRequest } from './my-data-query.ts';

export function PastRequests({ requests }: { readonly requests: readonly OwnRequest[] }) {
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
