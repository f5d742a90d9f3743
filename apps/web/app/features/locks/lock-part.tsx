import IconAlertTriangle from 'icon:alert-triangle';
import IconCircle from 'icon:circle';
import IconCircleCheck from 'icon:circle-check';
import IconClock from 'icon:clock';
import type { LockInfo } from '@punkt/contract/order-data';
import { ButtonLink } from '../../components/button-link.tsx';
import { FormGroup } from '../../components/form/form-group.tsx';
import { useText } from '../../lib/i18n.tsx';
import part from './lock-part.module.css';
import { lockPath } from './lock-screen.tsx';
import styles from './locks.module.css';

interface Props {
  readonly orderId: string;
  readonly info: LockInfo | null;
}

const SIGNS = {
  none: IconCircle,
  remark: IconAlertTriangle,
  pending: IconClock,
  lock: IconCircleCheck,
  approved: IconCircleCheck,
} as const;

function stateOf(info: LockInfo | null): keyof typeof SIGNS {
  if (!info || info.status === 'none') return 'none';
  return info.kind === 'lock' && info.status !== 'remark' ? 'lock' : info.status;
}

/** How the lock stands, on the form of the activation, with the way to it. */
export function LockPart({ orderId, info }: Props) {
  const text = useText();
  const state = stateOf(info);
  const Sign = SIGNS[state];
  return (
    <FormGroup title={text('elock.activation.title')}>
      <div className={part.part} data-wide data-state={state}>
        <Sign className={styles.sign} size={24} />
        <p>{text(`elock.activation.${state}`, { name: info?.elockName ?? '' })}</p>
        <ButtonLink look="quiet" to={lockPath(orderId)}>
          {text('elock.activation.open')}
        </ButtonLink>
      </div>
    </FormGroup>
  );
}
