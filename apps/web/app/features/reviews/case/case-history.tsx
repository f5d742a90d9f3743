import { dateTime } from '../../../lib/format.ts';
import { type TextKey, useText } from '../../../lib/i18n.tsx';
import type { Review } from '../reviews-query.ts';
import styles from './case-history.module.css';

const ACTIONS = ['opened', 'claimed', 'released', 'approved', 'remarked', 'canceled', 'withdrawn'] as const;

/** Who did what with this case; the newest on top. */
export function CaseHistory({ entries }: { readonly entries: Review['history'] }) {
  const text = useText();
  const name = (action: string): string => {
    const known = ACTIONS.find((one) => one === action);
    return known ? text(`reviews.history.${known}` satisfies TextKey) : action;
  };
  const dated = entries.map((entry, index) => ({ ...entry, key: `${entry.at} ${index}` })).reverse();
  return (
    <section aria-labelledby="history" className={styles.section}>
      <h2 id="history">{text('reviews.history.title')}</h2>
      <ol className={styles.list}>
        {dated.map(({ key, at, actor, action, comment }) => (
          <li key={key} data-action={action}>
            <b>{name(action)}</b>
            <span>
              {actor || text('reviews.history.system')}, <time dateTime={at}>{dateTime(at)}</time>
            </span>
            {comment && <q>{comment}</q>}
          </li>
        ))}
      </ol>
    </section>
  );
}
