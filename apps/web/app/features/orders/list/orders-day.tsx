import IconChevronRight from 'icon:chevron-right';
import { country } from '@punkt/domain/countries';
import { formatMoney } from '@punkt/domain/money';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Skeleton } from '../../../components/skeleton.tsx';
import { useNow } from '../../../lib/account/use-now.ts';
import { useUser } from '../../../lib/account/user-query.ts';
import { useLanguage, useText } from '../../../lib/i18n.tsx';
import { type Day, dayQuery, type OrderCard } from '../order-queries.ts';
import { NextLine } from './next-line.tsx';
import styles from './orders-day.module.css';

/** More would be a list, and that stands below. */
const SHOWN = 5;

/** On its way for the first time. Nobody knows how tall it will be: what stands below it waits, so that nothing moves away from a finger. */
export function useDayComes(): boolean {
  const { isLoading, failureCount } = useQuery(dayQuery);
  return isLoading && failureCount === 0;
}

const ROWS = ['56%', '72%', '48%'];

export function DaySkeleton() {
  const text = useText();
  return (
    <>
      <p role="status" className="visually-hidden">
        {text('common.loading')}
      </p>
      <div className={styles.day} aria-hidden="true">
        <section>
          <Skeleton width="220px" height="24px" />
          {ROWS.map((width) => (
            <p key={width} className={styles.row}>
              <Skeleton width={width} height="40px" />
            </p>
          ))}
        </section>
      </div>
    </>
  );
}

/** What an owner begins the day with. Where it can't be read the list below still stands, so nothing is said twice. */
export function OrdersDay() {
  const { data } = useQuery(dayQuery);
  const asked = useUser().passport_approve_status === 'needs_upgrade';
  if (!data) return null;
  const { needs, others, money } = data;
  if (needs.length + others.length + money.length === 0 && !asked) return null;
  return (
    <div className={styles.day}>
      <Needs day={data} asked={asked} />
      <div className={styles.side}>
        {others.length > 0 && <Others cards={others} />}
        {money.length > 0 && <Money money={money} />}
      </div>
    </div>
  );
}

function Needs({ day, asked }: { readonly day: Day; readonly asked: boolean }) {
  const text = useText();
  const now = useNow();
  const { needs } = day;
  return (
    <section className={styles.needs} aria-labelledby="day-needs">
      <h2 id="day-needs">{text('orders.day.needs')}</h2>
      {needs.length === 0 && !asked && <p className={styles.calm}>{text('orders.day.needs.none')}</p>}
      <ol>
        {asked && (
          <li className={styles.row}>
            <Link to="/lk/profile/editPassport">{text('orders.day.passport')}</Link>
            <IconChevronRight size={20} />
          </li>
        )}
        {needs.slice(0, SHOWN).map((card) => (
          <Need key={card.id} card={card} now={now} />
        ))}
      </ol>
      {needs.length > SHOWN && (
        <p className={styles.more}>
          <Link to="/lk/orders?mine=true">{text('orders.day.more', { count: needs.length - SHOWN })}</Link>
        </p>
      )}
    </section>
  );
}

/** Where the next step is taken: the bank, the form, or the page of the application. */
function placeOf({ id, outlook }: OrderCard): string {
  if (outlook.step === 'pay') return `/lk/payment/${id}`;
  return outlook.step === 'send' ? `/lk/orders/${id}/edit` : `/lk/orders/${id}`;
}

function Need({ card, now }: { readonly card: OrderCard; readonly now: Date }) {
  const text = useText();
  return (
    <li className={styles.row}>
      <div>
        <Link to={placeOf(card)}>
          {text('orders.number', { id: card.id })}
          <small>{card.fullAddress || text('orders.address.none')}</small>
        </Link>
        <NextLine card={card} now={now} />
      </div>
      <IconChevronRight size={20} />
    </li>
  );
}

function Others({ cards }: { readonly cards: readonly OrderCard[] }) {
  const text = useText();
  const now = useNow();
  return (
    <section aria-labelledby="day-others">
      <h2 id="day-others">{text('orders.day.others')}</h2>
      <ol>
        {cards.slice(0, SHOWN).map((card) => (
          <li key={card.id} className={styles.other}>
            <Link to={`/lk/orders/${card.id}`}>{text('orders.number', { id: card.id })}</Link>
            <NextLine card={card} now={now} />
          </li>
        ))}
      </ol>
      {cards.length > SHOWN && (
        <p className={styles.more}>
          <Link to="/lk/orders?stage=waiting">
            {text('orders.day.more', { count: cards.length - SHOWN })}
          </Link>
        </p>
      )}
    </section>
  );
}

const PARTS = ['held', 'credited', 'returning', 'returned', 'kept'] as const;

/** Where the money is: nothing is said of what never was. */
function Money({ money }: Pick<Day, 'money'>) {
  const text = useText();
  const language = useLanguage();
  // Fees exist in Russia alone; another currency would bring its own rules of writing.
  const { currency } = country('RU');
  return (
    <section aria-labelledby="day-money">
      <h2 id="day-money">{text('orders.day.money')}</h2>
      {money.map((sums) => (
        <dl key={sums.currency} className={styles.money}>
          {PARTS.filter((part) => sums[part] > 0).map((part) => (
            <div key={part}>
              <dt>{text(`orders.day.money.${part}`)}</dt>
              <dd>{formatMoney(sums[part], currency, language)}</dd>
            </div>
          ))}
        </dl>
      ))}
    </section>
  );
}
