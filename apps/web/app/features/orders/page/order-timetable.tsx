import { WEEK_DAYS } from '@punkt/domain/timetable';
import { useText } from '../../../lib/i18n.tsx';
import type { Order } from '../order-queries.ts';
import styles from './order-data.module.css';

/** A week of equal days is one line. */
export function OrderTimetable({ order: { timetable } }: { readonly order: Order }) {
  const text = useText();
  const daily = timetable && WEEK_DAYS.every((day) => !timetable.weekDays[day].is_day_off);
  return (
    <>
      <h3>{text('orderPage.timetable.title')}</h3>
      {!timetable && <p className={styles.soft}>{text('orderPage.data.empty')}</p>}
      {timetable && daily && timetable.timetableGeneral && (
        <p>
          {text('orderPage.timetable.daily')}{' '}
          <b>{text('orderPage.timetable.hours', timetable.timetableGeneral)}</b>
        </p>
      )}
      {timetable && !(daily && timetable.timetableGeneral) && <Week weekDays={timetable.weekDays} />}
    </>
  );
}

function Week({ weekDays }: Pick<NonNullable<Order['timetable']>, 'weekDays'>) {
  const text = useText();
  return (
    <table className={styles.hours}>
      <tbody>
        {WEEK_DAYS.map((day) => {
          const { open, close, is_day_off } = weekDays[day];
          return (
            <tr key={day} data-off={is_day_off || undefined}>
              <th scope="row">{text(`orderPage.day.${day}`)}</th>
              <td>
                {is_day_off
                  ? text('orderPage.timetable.off')
                  : text('orderPage.timetable.hours', { open, close })}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
