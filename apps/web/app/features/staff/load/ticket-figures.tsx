import { formatDate } from '@punkt/domain/date';
import { TICKET_TYPES, type TicketType } from '@punkt/domain/ticket-terms';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SegmentButtons } from '../../../components/segments.tsx';
import { useText } from '../../../lib/i18n.tsx';
import { type Bar, BarChart } from './bar-chart.tsx';
import styles from './load.module.css';
import { type TicketFigures as Figures, ticketFiguresQuery } from './load-query.ts';

/** When support is asked and answers, and how many of its promises it keeps. */
export function TicketFigures() {
  const text = useText();
  const { data } = useQuery(ticketFiguresQuery);
  if (!data) return null;
  return (
    <section className={styles.tickets} aria-labelledby="ticket-figures">
      <h2 id="ticket-figures" className={styles.title}>
        {text('staff.load.tickets.title')}
      </h2>
      <p className={styles.intro}>{text('staff.load.tickets.text', { count: data.weeks.length })}</p>
      <div className={styles.charts}>
        <Hours hours={data.hours} />
        <Terms figures={data} />
      </div>
    </section>
  );
}

function Hours({ hours }: Pick<Figures, 'hours'>) {
  const text = useText();
  const bars: readonly Bar[] = hours.map(({ hour, asked, answered }) => ({
    name: `${hour}:00`,
    label: hour % 3 === 0 ? String(hour) : '',
    values: [asked, answered],
    words: [String(asked), String(answered)],
  }));
  return (
    <BarChart
      title={text('staff.load.tickets.hours')}
      axis={text('staff.load.tickets.hour')}
      series={[text('staff.load.tickets.asked'), text('staff.load.tickets.answered')]}
      bars={bars}
    />
  );
}

type Topic = TicketType | 'all' | 'question';
const TOPICS: readonly Topic[] = ['all', ...Object.values(TICKET_TYPES), 'question'];

/** Weeks without an answer stay empty: there was no promise to keep. */
function Terms({ figures: { weeks, terms } }: { readonly figures: Figures }) {
  const text = useText();
  const [topic, setTopic] = useState<Topic>('all');
  const nameOf = (each: Topic): string => {
    if (each === 'all') return text('staff.load.tickets.all');
    return each === 'question' ? text('reviewTicket.flag.question') : text(`tickets.type.${each}`);
  };
  const shown = terms.filter(
    ({ type }) => topic === 'all' || (topic === 'question' ? type === null : type === topic),
  );
  const bars = weeks.map((week): Bar => {
    const rows = shown.filter((row) => row.week === week);
    const [answered, kept] = [
      rows.reduce((sum, row) => sum + row.answered, 0),
      rows.reduce((sum, row) => sum + row.kept, 0),
    ];
    const share = answered === 0 ? null : Math.floor((100 * kept) / answered);
    return {
      name: formatDate(week),
      label: formatDate(week).slice(0, 5),
      values: [share ?? 0],
      words: [share === null ? '—' : `${share} %`, String(answered)],
      sign: share === null ? '' : `${share} %`,
    };
  });
  return (
    <BarChart
      title={text('staff.load.tickets.terms')}
      axis={text('staff.load.tickets.week')}
      series={[text('staff.load.tickets.kept')]}
      also={[text('staff.load.tickets.answers')]}
      most={100}
      bars={bars}
    >
      <SegmentButtons label={text('staff.load.tickets.topic')}>
        {TOPICS.map((each) => (
          <button key={each} type="button" aria-pressed={each === topic} onClick={() => setTopic(each)}>
            {nameOf(each)}
          </button>
        ))}
      </SegmentButtons>
    </BarChart>
  );
}
