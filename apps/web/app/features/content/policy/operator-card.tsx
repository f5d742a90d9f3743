import { useText } from '../../../lib/i18n.tsx';
import { usePageInfo } from '../../../lib/page-info.ts';
import styles from './policy.module.css';

/** `.example` belongs to nobody. */
const MADE_UP_EMAIL = 'privacy@punkt.example';

function useOperator() {
  const text = useText();
  const { operator } = usePageInfo();
  if (operator) return { ...operator, madeUp: false };
  const name = text('policy.operator.sandbox.name');
  return { name, address: text('policy.operator.sandbox.address'), email: MADE_UP_EMAIL, madeUp: true };
}

/** Who answers for all that follows, and where to write to. */
export function OperatorCard() {
  const text = useText();
  const { name, address, email, madeUp } = useOperator();
  return (
    <div className={styles.operator}>
      <dl>
        <div>
          <dt>{text('policy.operator')}</dt>
          <dd>{name}</dd>
        </div>
        <div>
          <dt>{text('policy.operator.address')}</dt>
          <dd>{address}</dd>
        </div>
        <div>
          <dt>{text('policy.operator.email')}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
      </dl>
      {madeUp && <p>{text('policy.operator.sandbox')}</p>}
    </div>
  );
}
