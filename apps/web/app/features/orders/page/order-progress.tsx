import IconCheck from 'icon:check';
import IconX from 'icon:x';
import { useText } from '../../../lib/i18n.tsx';
import type { Order } from '../order-queries.ts';
import styles from './order-progress.module.css';
import { type Stage, stagesOf } from './progress.ts';

/** For the eye a line, for a screen reader a list that says which are done. */
export function OrderProgress({ order }: { readonly order: Order }) {
  const text = useText();
  return (
    <ol className={styles.stages} aria-label={text('orderPage.progress.label')}>
      {stagesOf(order).map(({ step, state }, index) => (
        <li key={step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <Sign state={state} number={index + 1} />
          <span>{text(`orderPage.progress.${step}`)}</span>
          {state !== 'ahead' && (
            <span className="visually-hidden">, {text(`orderPage.progress.${state}`)}</span>
          )}
        </li>
      ))}
    </ol>
  );
}

function Sign({ state, number }: { readonly state: Stage['state']; readonly number: number }) {
  return (
    <i className={styles.sign} aria-hidden="true">
      {state === 'done' && <IconCheck size={16} stroke={2.5} />}
      {state === 'stopped' && <IconX size={16} stroke={2.5} />}
      {(state === 'now' || state === 'ahead') && number}
    </i>
  );
}
