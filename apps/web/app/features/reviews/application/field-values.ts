import { country } from '@punkt/domain/countries';
import { type OrderField, orderOfEntity } from '@punkt/domain/order-record';
import { asksCourierAccess } from '@punkt/domain/order-rules';
import { WEEK_DAYS } from '@punkt/domain/timetable';
import type { FieldRow } from '../../../lib/account/casework/field-rows.tsx';
import { fieldsOfStep, useFieldWords, usePlaceName } from '../../../lib/account/order-fields.ts';
import { useText } from '../../../lib/i18n.tsx';
import { type Application, useNotes } from './application.ts';

type Given = readonly [path: string, value: string];

/** What a directory filled in or did not: nobody is asked for it, so without a value it is no row. */
const filled = (fields: readonly OrderField[], words: (field: OrderField) => string): readonly Given[] =>
  fields.map((field): Given => [field, words(field)]).filter(([, value]) => value !== '');

/** A move has no subsidy; else it depends on the type, and on the zone. */
function asksSubsidy({ country: code, typePoint, exPickPointId }: Application): boolean {
  if (exPickPointId !== null || typePoint === null) return false;
  return country(code).flow.asksSubsidyFor.includes(typePoint);
}

export function useFieldRows(application: Application) {
  const name = usePlaceName();
  const noteOf = useNotes(application);
  const text = useText();
  const words = useFieldWords(orderOfEntity(application));
  // As staff saw it when they sent it back.
  const earlier: Application | null = application.earlier && { ...application, ...application.earlier };
  const earlierWords = useFieldWords(orderOfEntity(earlier ?? application));
  const timetableOf = useTimetable();
  const rows = (given: readonly Given[], before: readonly Given[] | null): FieldRow[] =>
    given.map(([path, value]) => {
      const was = before && oldValue(before, path, name);
      return {
        path,
        label: name(path),
        value: value || text('orderPage.data.empty'),
        empty: value === '',
        note: noteOf(path),
        was: was === null || was === value ? undefined : was,
      };
    });
  return {
    place: rows(placeOf(application, words), earlier && placeOf(earlier, earlierWords)),
    conditions: rows(conditionsOf(application, words), earlier && conditionsOf(earlier, earlierWords)),
    timetable: rows(timetableOf(application), earlier && timetableOf(earlier)),
  };
}

function placeOf(application: Application, words: (field: OrderField) => string): readonly Given[] {
  const { country: code, floorLevel: locations } = application;
  // Only where the form asks: a remark about what its owner can't see helps nobody. What was answered is shown in any case.
  const asked: Partial<Record<OrderField, boolean>> = {
    access_type: asksCourierAccess({ country: code, locations }),
    subsidy_hex_type: asksSubsidy(application),
  };
  return fieldsOfStep('location').flatMap((field): readonly Given[] => {
    const given: Given = [field, words(field)];
    if (field === 'city_name') return [given, ...filled(['region', 'district'], words)];
    return given[1] !== '' || asked[field] !== false ? [given] : [];
  });
}

const conditionsOf = (
  { area, warehouseArea }: Application,
  words: (field: OrderField) => string,
): readonly Given[] =>
  fieldsOfStep('conditions').map((field) => [
    field,
    field === 'stock_area' ? stock(words(field), warehouseArea, area) : words(field),
  ]);

/** The share is what the rule asks about. */
const stock = (words: string, part: number | null, whole: number | null): string =>
  part !== null && whole ? `${words} (${Math.round((part / whole) * 100)} %)` : words;

/** A week may have been one line and be seven now, or the other way round. */
function oldValue(before: readonly Given[], path: string, name: (path: string) => string): string {
  const at = (wanted: string) => before.find(([each]) => each === wanted)?.[1];
  const known = at(path);
  if (known !== undefined) return known;
  if (path.startsWith('timetable.')) return at('timetable') ?? '';
  if (path !== 'timetable') return '';
  return before.map(([day, hours]) => `${name(day)} ${hours}`).join(', ');
}

/** A week of equal days is one line. */
function useTimetable(): (application: Pick<Application, 'timetable'>) => readonly Given[] {
  const text = useText();
  return ({ timetable }) => timetableLines(timetable, text);
}

function timetableLines(
  timetable: Application['timetable'],
  text: ReturnType<typeof useText>,
): readonly Given[] {
  if (!timetable) return [['timetable', '']];
  const { weekDays, timetableGeneral } = timetable;
  const everyDay = WEEK_DAYS.every((day) => !weekDays[day].is_day_off);
  if (everyDay && timetableGeneral) {
    const hours = text('orderPage.timetable.hours', timetableGeneral);
    return [['timetable', `${text('orderPage.timetable.daily')} ${hours}`]];
  }
  return WEEK_DAYS.map((day) => {
    const { open, close, is_day_off } = weekDays[day];
    const hours = text('orderPage.timetable.hours', { open, close });
    return [`timetable.${day}`, is_day_off ? text('orderPage.timetable.off') : hours];
  });
}
