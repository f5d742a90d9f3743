import type { Order } from '@punkt/contract/order-data';
import { WEEK_DAYS } from '@punkt/domain/timetable';
import { useText } from '../../i18n.tsx';
import styles from './week-hours.module.css';

type Hours = Order['timetable'];

/** A week of equal days is one line. */
export function WeekHours({ timetable }: { readonly timetable: Hours }) {
  const text = useText();
  if (!timetable) return <p className={styles.soft}>{text('orderPage.data.empty')}</p>;
  const { weekDays, timetableGeneral } = timetable;
  const daily = WEEK_DAYS.every((day) => !weekDays[day].is_day_off);
  if (daily && timetableGeneral)
    return (
      <p>
        {text('orderPage.timetable.daily')} <b>{text('orderPage.timetable.hours', timetableGeneral)}</b>
      </p>
    );
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
