import { ButtonLink } from '../../../components/button-link.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { useText } from '../../../lib/i18n.tsx';
import styles from './load.module.css';
import type { Load } from './load-query.ts';

const COLUMNS = ['claimed', 'today', 'week'] as const;

export function PeopleTable({ people }: Pick<Load, 'people'>) {
  const text = useText();
  if (people.length === 0)
    return (
      <EmptyState
        drawing="orders"
        title={text('staff.load.nobody.title')}
        text={text('staff.load.nobody.text')}
      >
        <p>
          <ButtonLink look="quiet" to="/manage/colleagues">
            {text('staff.load.nobody.link')}
          </ButtonLink>
        </p>
      </EmptyState>
    );
  return (
    <section aria-labelledby="people">
      <h2 id="people" className={styles.title}>
        {text('staff.load.people')}
      </h2>
      <table className={styles.stacked}>
        <thead>
          <tr>
            <th scope="col">{text('staff.load.name')}</th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {text(`staff.load.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map(({ id, name, claimed, decidedToday, decidedWeek }) => (
            <tr key={id}>
              <th scope="row">{name || text('staff.colleagues.noname')}</th>
              <td data-label={text('staff.load.claimed')} data-none={claimed === 0 || undefined}>
                {claimed}
              </td>
              <td data-label={text('staff.load.today')} data-none={decidedToday === 0 || undefined}>
                {decidedToday}
              </td>
              <td data-label={text('staff.load.week')} data-none={decidedWeek === 0 || undefined}>
                {decidedWeek}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.intro}>{text('staff.load.day')}</p>
    </section>
  );
}
