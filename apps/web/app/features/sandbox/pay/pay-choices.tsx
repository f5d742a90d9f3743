import { Button } from '../../../components/button.tsx';
import { useText } from '../../../lib/i18n.tsx';
import styles from './pay.module.css';
import type { PayAction } from './use-payment.ts';

const CHOICES: readonly PayAction[] = ['pay', 'fail', 'late'];

interface Props {
  readonly busy: PayAction | null;
  readonly onChoose: (action: PayAction) => void;
}

/** What a bank would decide by itself; each choice says what follows from it. */
export function PayChoices({ busy, onChoose }: Props) {
  const text = useText();
  return (
    <section aria-labelledby="choices">
      <h2 id="choices">{text('sandboxPay.actions')}</h2>
      <ul className={styles.choices}>
        {CHOICES.map((action) => (
          <li key={action}>
            <Button
              look={action === 'pay' ? 'primary' : 'quiet'}
              busy={busy !== null}
              aria-describedby={`hint-${action}`}
              onClick={() => onChoose(action)}
            >
              {text(`sandboxPay.${action}`)}
            </Button>
            <p id={`hint-${action}`}>{text(`sandboxPay.${action}.hint`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
