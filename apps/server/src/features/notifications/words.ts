import { countries } from '@punkt/domain/countries';
import { type CountryCode, isCountryCode } from '@punkt/domain/country-code';
import { dayOf, formatDate } from '@punkt/domain/date';
import { formatMoney } from '@punkt/domain/money';
import { NOTICE_PARAMS, type NoticeKind } from '@punkt/domain/notices';
import type { Language } from '@punkt/locales/language';
import type { Translate } from '@punkt/locales/translate';
import type { NotificationRow, StoredParams } from './tables.ts';

/** Finds the texts of a language. */
export type Texts = (language: Language) => Translate;

/** The guarantee fee, the only money notices speak of, exists in Russia only. */
const FEE_CURRENCY = countries.RU.currency;
/** A deadline at the end of a day is that day; any other names its hour. */
const END_OF_DAY = '23:59';

function timeOf(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('ru-RU', { timeZone, hour: '2-digit', minute: '2-digit' }).format(instant);
}

function moment(iso: string, code: CountryCode, translate: Translate): string {
  const instant = new Date(iso);
  const { timeZone } = countries[code];
  const [date, time] = [formatDate(dayOf(instant, timeZone)), timeOf(instant, timeZone)];
  return translate('notices.until.time', { date, time, zone: translate(`geo.time.${code}`) });
}

/** In the hours of the application's country, as its page says it. */
function deadline(iso: string, code: CountryCode, translate: Translate): string {
  const { timeZone } = countries[code];
  const instant = new Date(iso);
  const isEndOfDay = timeOf(instant, timeZone) === END_OF_DAY;
  return isEndOfDay ? formatDate(dayOf(instant, timeZone)) : moment(iso, code, translate);
}

/** What we promise ends with a day in Moscow: in Tbilisi the same moment is already tomorrow. */
const officeDay = (iso: string): string => formatDate(dayOf(new Date(iso), countries.RU.timeZone));

/** Notices without a country are older and spoke of Moscow's hours. */
const whose = (country: StoredParams[string] | undefined): CountryCode =>
  isCountryCode(country) ? country : 'RU';

function spoken(
  { until, promised, at, country, amount, place, ...rest }: StoredParams,
  language: Language,
  translate: Translate,
) {
  return {
    ...rest,
    ...(until !== undefined && { until: deadline(String(until), whose(country), translate) }),
    ...(promised !== undefined && { promised: officeDay(String(promised)) }),
    ...(at !== undefined && { at: moment(String(at), 'RU', translate) }),
    ...(isCountryCode(place) && { place: translate(`countries.${place}`) }),
    ...(amount !== undefined && { amount: formatMoney(Number(amount), FEE_CURRENCY, language) }),
  };
}

const hasPromise = (kind: NoticeKind): boolean =>
  (NOTICE_PARAMS[kind] as readonly string[]).includes('promised');

/** A notice in words, found when somebody reads it. */
export function wordsOf(
  { kind, params }: Pick<NotificationRow, 'kind' | 'params'>,
  language: Language,
  texts: Texts,
) {
  const translate = texts(language);
  const said = spoken(params, language, translate);
  const title = translate(`notices.${kind}.title`, said);
  // Written before notices named the day.
  const isUndated = hasPromise(kind) && params.promised === undefined;
  return { title, text: translate(isUndated ? 'notices.undated' : `notices.${kind}.text`, said) };
}

/** What is sent to a person whose screen nobody sees: the language of the site their country has. */
export const languageOf = (country: CountryCode): Language =>
  countries[country].brandBook === 'georgian' ? 'ka' : 'ru';
