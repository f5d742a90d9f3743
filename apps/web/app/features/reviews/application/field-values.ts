import { country } from '@punkt/domain/countries';
import { asksCourierAccess } from '@punkt/domain/order-rules';
import { formatInternational } from '@punkt/domain/phone';
import { WEEK_DAYS } from '@punkt/domain/timetable';
import type { FieldRow } from '../../../lib/account/casework/field-rows.tsx';
import { useLanguage, useText } from '../../../lib/i18n.tsx';
import { type Application, useNotes } from './application.ts';
import { usePlaceName } from './place-name.ts';

type Given = readonly [path: string, value: string];

/** What a directory filled in or did not: nobody is asked for it, so without a value it is no row. */
const filled = (rows: readonly Given[]): readonly Given[] => rows.filter(([, value]) => value !== '');

/** Only where the form asks: a remark about what she can't see helps nobody. What she has answered is shown in any case. */
const asked = (isAsked: boolean, path: string, value: string): readonly Given[] =>
  isAsked || value !== '' ? [[path, value]] : [];

/** A move has no subsidy; else it depends on the type, and on the zone. */
function asksSubsidy({ country: code, typePoint, exPickPointId }: Application): boolean {
  if (exPickPointId !== null || typePoint === null) return false;
  return country(code).flow.asksSubsidyFor.includes(typePoint);
}

export function useFieldRows(application: Application) {
  const name = usePlaceName();
  const noteOf = useNotes(application);
  const text = useText();
  const rows = (given: readonly Given[]): FieldRow[] =>
    given.map(([path, value]) => ({
      path,
      label: name(path),
      value: value || text('orderPage.data.empty'),
      empty: value === '',
      note: noteOf(path),
    }));
  return {
    place: rows(usePlace(application)),
    conditions: rows(useConditions(application)),
    timetable: rows(useTimetable(application)),
  };
}

function usePlace(application: Application): readonly Given[] {
  const text = useText();
  const { typePoint, floorLevel, couriersAccess, subsidyHexType, latitude, longitude } = application;
  const placed = latitude !== null && longitude !== null;
  return [
    ['type_point', typePoint ? text(`orderPage.point.${typePoint}`) : ''],
    ['city_name', application.cityName],
    ...filled([
      ['region', application.region],
      ['district', application.district],
    ]),
    ['street', application.street],
    ['house', application.house],
    ['latitude', placed ? `${latitude.toFixed(5)}, ${longitude.toFixed(5)}` : ''],
    ['locations', floorLevel ? text(`orderPage.location.${floorLevel}`) : ''],
    ['entrance', application.entrance],
    ...asked(
      asksCourierAccess({ country: application.country, locations: floorLevel }),
      'access_type',
      couriersAccess ? text(`orderPage.access.${couriersAccess}`) : '',
    ),
    ['description', application.description],
    ['courier_way', application.courierWay],
    ['phone', application.phone && formatInternational(application.phone)],
    ...asked(
      asksSubsidy(application),
      'subsidy_hex_type',
      subsidyHexType ? text(`orderFacts.subsidy.${subsidyHexType}`) : '',
    ),
  ];
}

function useConditions(application: Application): readonly Given[] {
  const text = useText();
  const number = new Intl.NumberFormat(useLanguage(), { maximumFractionDigits: 2 });
  const measure = (key: 'orderPage.metres' | 'orderPage.squareMetres', value: number | null): string =>
    value === null ? '' : text(key, { value: number.format(value) });
  const { area, warehouseArea, cellingHeight, dressingRoomsCount } = application;
  return [
    ['area', measure('orderPage.squareMetres', area)],
    ['stock_area', stock(measure('orderPage.squareMetres', warehouseArea), warehouseArea, area)],
    ['celling_height', measure('orderPage.metres', cellingHeight)],
    ['dressing_rooms_count', dressingRoomsCount === null ? '' : number.format(dressingRoomsCount)],
  ];
}

/** The share is what the rule asks about. */
const stock = (words: string, part: number | null, whole: number | null): string =>
  part !== null && whole ? `${words} (${Math.round((part / whole) * 100)} %)` : words;

/** A week of equal days is one line. */
function useTimetable({ timetable }: Application): readonly Given[] {
  const text = useText();
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
