import { dateOf, monthOf, weekdayOf, yearOf } from '@punkt/domain/calendar';
import {
  CONFERENCE_TIME_ZONE,
  MOST_REPEATS,
  moscowInstant,
  moscowTime,
  repeatedWeekly,
} from '@punkt/domain/conference-times';
import { type AnyEntry, blankEntry, type DocumentSection } from '@punkt/domain/content-document';
import { type Day, dayOf } from '@punkt/domain/date';
import { memo, useEffect, useMemo, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { useText } from '../../../../lib/i18n.tsx';
import { notify } from '../../../../lib/notifications/store.ts';
import { uuid } from '../../../../lib/uuid.ts';
import { EntryRow } from '../lists/entry-row.tsx';
import { focusLater, useIds } from '../lists/list-editor.tsx';
import list from '../lists/lists.module.css';
import { SortableList } from '../lists/sortable-list.tsx';
import { useEditor, useEditorStore } from '../state/editor-store.ts';
import styles from './conferences-editor.module.css';
import { DayPicker } from './day-picker.tsx';

type Conference = DocumentSection<'conferences'>['lists']['conferences'][number];

const SECTION = 'conferences';
const dayIn = (entry: AnyEntry): Day | null => moscowTime(String(entry.startDate))?.day ?? null;

/** Conferences by their day in Moscow: a day is picked, what is on it stands below. */
export const ConferencesEditor = memo(({ entries }: { readonly entries: readonly AnyEntry[] }) => {
  const text = useText();
  const store = useEditorStore();
  const today = dayOf(new Date(), CONFERENCE_TIME_ZONE);
  const [chosen, setChosen] = useState(today);
  const target = useEditor((state) => state.target);
  useEffect(() => {
    const entry = entries.find(({ id }) => target?.includes(id));
    const day = entry && dayIn(entry);
    if (day) setChosen(day);
  }, [target, entries]);
  const filled = useMemo(() => {
    const days = new Map<Day, number>();
    for (const entry of entries) {
      const day = dayIn(entry);
      if (day) days.set(day, (days.get(day) ?? 0) + 1);
    }
    return days;
  }, [entries]);
  const shown = useMemo(
    () =>
      entries
        // One whose time is half typed stands with whatever day is open: it must not vanish.
        .filter((entry) => (dayIn(entry) ?? chosen) === chosen)
        .toSorted((a, b) => String(a.startDate).localeCompare(String(b.startDate))),
    [entries, chosen],
  );
  const add = () => {
    const at = (hours: string) => moscowInstant(chosen, hours, '00');
    const entry = {
      ...blankEntry(SECTION, 'conferences', uuid()),
      startDate: at('12'),
      endDate: at('13'),
    } as unknown as AnyEntry;
    store.setEntries(SECTION, 'conferences', (known) => [...known, entry]);
    store.fold(entry.id, true);
    focusLater(entry.id);
  };
  const weekday = text('conferences.weekdaysLong').split(',')[weekdayOf(chosen)] ?? '';
  const month = text('conferences.ofMonths').split(',')[monthOf(chosen)] ?? '';
  return (
    <div className={styles.editor}>
      <DayPicker {...{ today, chosen, filled }} onChoose={setChosen} />
      <section className={list.list} aria-labelledby="chosen-day">
        <header>
          <h3 id="chosen-day" aria-live="polite">
            {text('editor.calendar.chosen', {
              day: `${dateOf(chosen)} ${month} ${yearOf(chosen)}`,
              weekday,
            })}
          </h3>
          <Button look="quiet" onClick={add}>
            {text('editor.calendar.add')}
          </Button>
        </header>
        {shown.length === 0 && <p className={list.note}>{text('editor.calendar.none')}</p>}
        <SortableList ids={useIds(shown)} nameOf={String} onMove={() => undefined}>
          {shown.map((entry) => (
            <EntryRow
              key={entry.id}
              section={SECTION}
              list="conferences"
              entry={entry}
              fixed
              byTime
              sign={timesOf(entry)}
              more={<Repeat entry={entry} />}
            />
          ))}
        </SortableList>
      </section>
    </div>
  );
});

function timesOf(entry: AnyEntry): string {
  const [start, end] = [moscowTime(String(entry.startDate)), moscowTime(String(entry.endDate))];
  return start && end ? `${start.hours}:${start.minutes}–${end.hours}:${end.minutes}` : '–:–';
}

/** The weeks that follow, as entries of their own: each can be changed or removed by itself. */
function Repeat({ entry }: { readonly entry: AnyEntry }) {
  const text = useText();
  const store = useEditorStore();
  const [times, setTimes] = useState('4');
  const count = Math.min(Number(times), MOST_REPEATS);
  const repeat = () => {
    const [, ...more] = repeatedWeekly(entry as unknown as Conference, count, uuid);
    store.setEntries(SECTION, 'conferences', (known) => [...known, ...(more as unknown as AnyEntry[])]);
    notify({
      kind: 'success',
      title: { key: 'editor.done' },
      text: { key: 'editor.repeat.done', params: { count: more.length } },
    });
  };
  return (
    <div className={styles.repeat}>
      <TextField
        id={`${entry.id}-repeat`}
        label={text('editor.repeat.label', { max: MOST_REPEATS })}
        value={times}
        inputMode="numeric"
        figures
        parse={(shown) => shown.replace(/\D/g, '').slice(0, 2)}
        onChange={setTimes}
      />
      <Button look="quiet" disabled={!(count > 1)} onClick={repeat}>
        {text('editor.repeat')}
      </Button>
    </div>
  );
}
