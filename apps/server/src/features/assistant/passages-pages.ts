import { BOOK_SIZES, BRAND_COLOURS } from '@punkt/domain/brand-book';
import { CAMERA_TERMS } from '@punkt/domain/cameras';
import { country } from '@punkt/domain/countries';
import { COUNTRY_CODES, type CountryCode } from '@punkt/domain/country-code';
import { NETWORK_AVERAGES } from '@punkt/domain/earnings';
import { FILE_LIMITS_MB, MINIMUM_PUBLIC_PHOTOS, VIDEO_SECONDS } from '@punkt/domain/files';
import { formatMoney } from '@punkt/domain/money';
import { LOGIN_CODE } from '@punkt/domain/one-time-code';
import { APPEAL_TERMS } from '@punkt/domain/order-appeals';
import { ORDER_TERMS, UNPAID_MAXIMUM } from '@punkt/domain/order-terms';
import { MINIMUM_STOCK_PERCENT } from '@punkt/domain/premises';
import { PRIVACY_TERMS } from '@punkt/domain/privacy-terms';
import { FILM_SCENES, PROGRAMME_FIGURES, SCENE_SECONDS } from '@punkt/domain/programme-figures';
import { TICKET_TERMS, TICKET_TEXTS, TICKET_TYPES } from '@punkt/domain/ticket-terms';
import type { Language } from '@punkt/locales/language';
import type { Translate } from '@punkt/locales/translate';
import { countryName, entriesIn, type PublishedPassage } from './passage.ts';

const BRANDBOOK = '/documents/brandbook';
const TRILLION = 1e12;
const BILLION = 1e9;

/** What single pages of the site, the offer and the account say, one entry each; figures are the product's rules. */
export function pagePassages(text: Translate, language: Language): PublishedPassage[] {
  const number = (value: number) => value.toLocaleString(language);
  const money = (code: CountryCode, minor: number | null) =>
    formatMoney(minor ?? 0, country(code).currency, language);
  const entry = entriesIn(text);
  const { RU, GE, AM, BY } = Object.fromEntries(
    (['RU', 'GE', 'AM', 'BY'] as const).map((code) => [code, country(code)]),
  ) as Record<'RU' | 'GE' | 'AM' | 'BY', ReturnType<typeof country>>;
  const armenia = money('AM', AM.terms.signboardCompensation);
  const { facade, counter, rack } = BOOK_SIZES;
  const { paybackMonths: payback } = PROGRAMME_FIGURES;
  const { company } = RU;
  const closed = COUNTRY_CODES.filter((code) => !country(code).flow.mayOpenPoint);

  const sign = [
    entry('signPays', 'sign-costs', '/signboard', { armenia }),
    entry('signPlace', 'sign-place', '/signboard', {
      beside: facade.beside,
      ground: facade.fromGround,
      bracket: facade.bracket,
    }),
  ];
  const room = [
    entry('brandFiles', 'brandbook-files', BRANDBOOK),
    entry('look', 'brandbook-look', BRANDBOOK, { paper: BRAND_COLOURS.paper, accent: BRAND_COLOURS.teal }),
    entry('furniture', 'furniture', BRANDBOOK, {
      width: counter.width,
      depth: counter.depth,
      height: counter.height,
      queue: counter.queue,
      rack: rack.depth,
      aisle: rack.aisle,
    }),
    entry('repairCrew', 'repair-crew', '/contractors', {
      repair: money('RU', PROGRAMME_FIGURES.repairFrom),
      days: ORDER_TERMS.activationDays,
      day: ORDER_TERMS.activationReminderDay,
      stock: MINIMUM_STOCK_PERCENT,
    }),
    entry('cameraPlaces', 'cameras-places', '/video-connection', {
      cameras: CAMERA_TERMS.minimumCameras,
      days: CAMERA_TERMS.archiveDays,
    }),
    entry('landlord', 'landlord', '/documents/landlord'),
    entry('checklist', 'checklist', '/', {
      stock: MINIMUM_STOCK_PERCENT,
      seconds: FILM_SCENES.length * SCENE_SECONDS,
    }),
    entry('eco', 'eco', '/documents/eco-box'),
    entry('features', 'features', '/lk/pvz'),
  ];
  const application = [
    entry('credited', 'fee-credited', '/offer', { activation: ORDER_TERMS.activationDays }),
    entry('applicationFiles', 'application-files', '/lk/orders/create', {
      seconds: VIDEO_SECONDS,
      video: FILE_LIMITS_MB.creationVideo,
      image: FILE_LIMITS_MB.image,
      public: MINIMUM_PUBLIC_PHOTOS,
    }),
    entry('draft', 'draft', '/lk/orders'),
    entry('several', 'several', '/lk/orders', { unpaid: UNPAID_MAXIMUM }),
    entry('appeal', 'appeal', '/lk/orders', { days: APPEAL_TERMS.days }),
    entry('supportChoice', 'support-choice', '/offer'),
    entry('requisites', 'requisites', '/banking-services', {
      ip: company.inn.lengths.ip[0] ?? '',
      ooo: company.inn.lengths.ooo[0] ?? '',
      bik: company.bik.lengths[0] ?? '',
      account: company.payAccount.lengths[0] ?? '',
      correspondent: company.correspondentAccount?.lengths[0] ?? '',
    }),
    entry('identity', 'identity', '/registration'),
    entry('gln', 'gln', '/offer', { length: BY.company.gln?.lengths[0] ?? '' }),
  ];
  const account = [
    {
      ...entry('login', 'login', '/login', {
        length: LOGIN_CODE.length,
        minutes: LOGIN_CODE.validSeconds / 60,
        resend: LOGIN_CODE.resendAfterSeconds,
      }),
      offersPerson: true as const,
    },
    entry('ownAccount', 'employees-accounts', '/rating'),
    entry('app', 'apps', '/apps'),
    entry('tickets', 'tickets', '/lk/tickets', {
      ...TICKET_TEXTS.description,
      files: TICKET_TERMS.files,
      short: TICKET_TERMS.answerWorkingDays[TICKET_TYPES.openingOrder],
      long: TICKET_TERMS.answerWorkingDays[TICKET_TYPES.roomLayout],
      question: TICKET_TERMS.questionWorkingDays,
      dispute: TICKET_TERMS.disputeDays,
    }),
    entry('changes', 'changes', '/lk/pvz'),
    entry('privacy', 'privacy', '/privacy-policy', {
      distribution: PRIVACY_TERMS.stopDistributionWorkingDays,
      correction: PRIVACY_TERMS.correctionWorkingDays,
      processing: PRIVACY_TERMS.stopProcessingWorkingDays,
      extension: PRIVACY_TERMS.extensionWorkingDays,
      destruction: PRIVACY_TERMS.destructionDays,
      delayed: PRIVACY_TERMS.delayedDestructionMonths,
      years: PRIVACY_TERMS.keptYearsAfterContract,
    }),
  ];
  const programme = [
    entry('learning', 'learning', '/documents/learning'),
    entry('closing', 'closing', '/offer'),
    entry('offer', 'offer', '/offer'),
    entry('calculator', 'calculator', '/', { average: NETWORK_AVERAGES.ordersPerDay, ...payback }),
    entry('figures', 'figures', '/', {
      points: number(PROGRAMME_FIGURES.pickupPoints),
      turnover: number(PROGRAMME_FIGURES.turnoverRubles / TRILLION),
      orders: number(PROGRAMME_FIGURES.ordersPerYear / BILLION),
      ...payback,
    }),
    entry('couriers', 'couriers', '/elock'),
    entry('duties', 'duties', '/offer'),
    entry('languages', 'languages', '/'),
    entry('countryTerms', 'countries-terms', '/offer', {
      armenia,
      russia: money('RU', RU.terms.subsidyTurnover),
      georgia: money('GE', GE.terms.subsidyTurnover),
      fineRussia: money('RU', RU.terms.falseActivationFine),
      fineGeorgia: money('GE', GE.terms.falseActivationFine),
      others: new Intl.ListFormat(language).format(closed.map((code) => countryName(code, language))),
    }),
  ];
  return [...sign, ...room, ...application, ...account, ...programme];
}
