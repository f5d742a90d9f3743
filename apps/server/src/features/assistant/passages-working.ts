import { BOOK_SIZES } from '@punkt/domain/brand-book';
import { CAMERA_TERMS } from '@punkt/domain/cameras';
import { country } from '@punkt/domain/countries';
import { COUNTRY_CODES } from '@punkt/domain/country-code';
import { OPENING_HOURS } from '@punkt/domain/opening-hours';
import { MOVE_TERMS, ORDER_TERMS } from '@punkt/domain/order-terms';
import { PAYOUT_TERMS } from '@punkt/domain/payout-terms';
import { CEILING_HEIGHT, SIGNBOARD_SIZES } from '@punkt/domain/premises';
import { RATING_SCALE } from '@punkt/domain/rating';
import { vatPercent } from '@punkt/domain/tax';
import type { Language } from '@punkt/locales/language';
import type { Translate } from '@punkt/locales/translate';
import { countryName, entriesIn, type PublishedPassage, paragraph } from './passage.ts';

/** What pages beside the FAQ say: the guides, the brand book, the offer and its tariffs, the account. */
export function workingPassages(text: Translate, language: Language): PublishedPassage[] {
  const listed = (items: readonly string[]) => new Intl.ListFormat(language).format(items);
  const number = (value: number) => value.toLocaleString(language);
  const { minimumCameras: cameras, archiveDays: archive } = CAMERA_TERMS;
  const entry = entriesIn(text);
  const sizes = Object.entries(SIGNBOARD_SIZES).flatMap(([name, size]) =>
    size ? [text('assistant.signSize.size', { name, ...size })] : [],
  );
  const withSystems = (isBoth: boolean) =>
    listed(
      COUNTRY_CODES.filter(
        (code) => code !== 'RU' && country(code).company.taxSystems.length > 1 === isBoth,
      ).map((code) => countryName(code, language)),
    );
  const taxOn = (day: string) => ({
    general: vatPercent('osn', day) ?? '',
    low: vatPercent('lowerRate5', day) ?? '',
    middle: vatPercent('lowerRate7', day) ?? '',
    both: withSystems(true),
    without: withSystems(false),
  });
  return [
    entry('payHow', 'pay-time.how', '/', { hours: ORDER_TERMS.unpaidHours }),
    entry('payout', 'payout', '/offer', {
      day: PAYOUT_TERMS.byDay,
      days: PAYOUT_TERMS.objectionWorkingDays,
    }),
    entry('liability', 'liability', '/offer'),
    {
      ...entry('tax', 'tax', '/registration'),
      // The general rate is the one in force on the day of the question.
      html: (now) => paragraph(text('assistant.tax.text', taxOn(now.toISOString().slice(0, 10)))),
    },
    entry('banks', 'banks', '/banking-services'),
    entry('leasePapers', 'begin.papers', '/'),
    entry('floor', 'room.floor', '/offer', CEILING_HEIGHT),
    entry('fitting', 'room.fitting', '/documents/brandbook', BOOK_SIZES.fittingRoom),
    entry('signSize', 'sign.sizes', '/signboard', { sizes: sizes.join('; ') }),
    entry('archive', 'cameras.archive', '/video-connection', { days: archive, cameras }),
    entry('rating', 'rating', '/rating', {
      from: RATING_SCALE.from,
      to: RATING_SCALE.to,
      edges: RATING_SCALE.edges.map(number).join('; '),
      days: OPENING_HOURS.minimumWorkingDays,
      hours: OPENING_HOURS.minimumHours,
      cameras,
      archive,
    }),
    entry('roles', 'employees.roles', '/lk/pvz'),
    entry('moveOrder', 'move.order', '/moving', {
      confirm: MOVE_TERMS.confirmDays,
      prepare: MOVE_TERMS.prepareDays,
    }),
  ];
}
