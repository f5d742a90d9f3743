import IconAlertTriangle from 'icon:alert-triangle';
import IconCircle from 'icon:circle';
import IconCircleCheck from 'icon:circle-check';
import IconClock from 'icon:clock';
import type { ActivationPart, ActivationState } from '@punkt/domain/activation';
import { TICKET_TYPES } from '@punkt/domain/ticket-terms';
import { Link } from 'react-router';
import type { Icon } from '../../../components/drawn-icon.tsx';
import { useText } from '../../../lib/i18n.tsx';
import type { Order } from '../order-queries.ts';
import styles from './activation-list.module.css';
import { activationLink } from './place-words.ts';

const ICONS: Readonly<Record<ActivationState, Icon>> = {
  missing: IconCircle,
  wrong: IconAlertTriangle,
  waiting: IconClock,
  done: IconCircleCheck,
};

/** Where on the form a part begins. */
const PLACES: Readonly<Record<ActivationPart, string>> = {
  cameras: 'cameras',
  lock: 'lock',
  photos: 'actual_urls.warehouseAreaPhoto',
  video: 'actual_urls.video',
  documents: 'actual_urls.btiDocument',
  signboard: 'signboard_size',
  gln: 'owner_gln',
  fine: 'fine_acknowledged',
};

/** What support is asked about on the way, by the topic of the ticket. */
const QUESTIONS = [
  ['lock', TICKET_TYPES.lock],
  ['signboard', TICKET_TYPES.signboard],
  ['layout', TICKET_TYPES.roomLayout],
] as const;

/** What stands between a confirmed application and an open point, as one list; until when, and the fee, stand above it. */
export function ActivationList({ order }: { readonly order: Order }) {
  const text = useText();
  const { activation } = order;
  if (!activation || order.confirmedToOpen !== true) return null;
  const open = activation.filter(({ state }) => state === 'missing' || state === 'wrong').length;
  const mayEdit = order.abilities.includes('editActivation');
  return (
    <section className={styles.list} aria-labelledby="activation">
      <h2 id="activation">{text('orderPage.activation.title')}</h2>
      <p>
        {open > 0
          ? text('orderPage.activation.open', { count: open })
          : text(mayEdit ? 'orderPage.activation.ready' : 'orderPage.activation.sent')}
      </p>
      <ul>
        {activation.map(({ part, state }) => {
          const Sign = ICONS[state];
          const place = PLACES[part];
          // What staff ask about the lock can be answered while the rest is being looked at.
          const mayAnswer = mayEdit || (part === 'lock' && order.eLockInfo?.next === 'update');
          // What is there and was remarked on: which remark stands above the list. Cameras are wrong by their check.
          const isRemarked = state === 'wrong' && part !== 'cameras';
          const asks = mayAnswer && (state === 'missing' || state === 'wrong');
          return (
            <li key={part} data-state={state}>
              <Sign size={22} />
              <span>
                <b>{text(`orderPage.activation.part.${part}`)}</b>
                {(part === 'lock' && lockWords(order, text)) ||
                  text(
                    asks && !isRemarked
                      ? `orderPage.activation.next.${part}`
                      : `orderPage.activation.state.${state}`,
                  )}
              </span>
              {asks && (
                <Link to={activationLink(order.id, place)}>
                  {text('orderPage.activation.go')}
                  <span className="visually-hidden">: {text(`orderPage.activation.part.${part}`)}</span>
                </Link>
              )}
            </li>
          );
        })}
      </ul>
      <p className={styles.ask}>
        {text('orderPage.activation.ask')}{' '}
        {QUESTIONS.map(([about, type]) => (
          <Link key={about} to={`/lk/tickets/create?type=${type}&order=${order.id}`}>
            {text(`orderPage.activation.ask.${about}`)}
          </Link>
        ))}
      </p>
    </section>
  );
}

/** More than «done»: which lock it is, or how the reason for having none stands. */
function lockWords({ eLockInfo }: Order, text: ReturnType<typeof useText>): string | null {
  if (!eLockInfo || eLockInfo.status === 'none') return null;
  const { kind, status, elockName: name } = eLockInfo;
  if (status === 'remark') return text('orderPage.lock.remark');
  return kind === 'lock' ? text('orders.lock.done', { name }) : text(`orderPage.lock.reason.${status}`);
}
