import { country } from '@punkt/domain/countries';
import { COUNTRY_CODES } from '@punkt/domain/country-code';
import { formatMoney } from '@punkt/domain/money';
import { EMPLOYEE_CODE, LOGIN_CODE } from '@punkt/domain/one-time-code';
import { OPENING_HOURS } from '@punkt/domain/opening-hours';
import { ORDER_TERMS } from '@punkt/domain/order-terms';
import { CEILING_HEIGHT } from '@punkt/domain/premises';
import { WEEK_DAYS } from '@punkt/domain/timetable';
import type { Language } from '@punkt/locales/language';
import type { Translate } from '@punkt/locales/translate';
import { countryName, type PublishedPassage, paragraph, timelessPassage } from './passage.ts';

/** What people ask a hundred times and no section of the site says: how the product itself works. Figures are its rules. */
export function ownPassages(text: Translate, language: Language): PublishedPassage[] {
  const listed = (mayOpen: boolean) =>
    new Intl.ListFormat(language).format(
      COUNTRY_CODES.filter((code) => country(code).flow.mayOpenPoint === mayOpen).map((code) =>
        countryName(code, language),
      ),
    );
  const { terms: armenia, currency: dram } = country('AM');
  const daysOff = {
    days: OPENING_HOURS.minimumWorkingDays,
    off: WEEK_DAYS.length - OPENING_HOURS.minimumWorkingDays,
    hours: OPENING_HOURS.minimumHours,
  };
  const late = {
    activation: ORDER_TERMS.activationDays,
    reminder: ORDER_TERMS.activationReminderDay,
    refund: ORDER_TERMS.refundAfterApprovalDays,
  };
  const code = {
    length: LOGIN_CODE.length,
    resend: LOGIN_CODE.resendAfterSeconds,
    minutes: LOGIN_CODE.validSeconds / 60,
    most: LOGIN_CODE.codesPerPhonePerHour,
  };
  const sum = formatMoney(armenia.signboardCompensation ?? 0, dram, language);
  return [
    timelessPassage({
      id: 'hours.days-off',
      title: text('assistant.daysOff.title'),
      href: '/',
      html: paragraph(text('assistant.daysOff.text', daysOff)),
    }),
    timelessPassage({
      id: 'room.ceiling',
      title: text('assistant.ceiling.title'),
      href: '/',
      html: paragraph(text('assistant.ceiling.text', CEILING_HEIGHT)),
    }),
    timelessPassage({
      id: 'papers',
      title: text('assistant.papers.title'),
      href: '/banners',
      html: paragraph(text('assistant.papers.text')),
    }),
    timelessPassage({
      id: 'refund.late',
      title: text('assistant.late.title', late),
      href: '/',
      html: paragraph(text('assistant.late.text', late)),
    }),
    timelessPassage({
      id: 'pay-time.failed',
      title: text('assistant.payFailed.title'),
      href: '/lk/orders',
      html: paragraph(text('assistant.payFailed.text', { hours: ORDER_TERMS.unpaidHours })),
    }),
    timelessPassage({
      id: 'sign.armenia',
      kin: 'sign',
      names: text('assistant.signArmenia.names').split(', '),
      title: text('assistant.signArmenia.title'),
      href: '/signboard',
      html: paragraph(text('assistant.signArmenia.text', { sum })),
    }),
    timelessPassage({
      id: 'countries',
      title: text('assistant.countries.title'),
      href: '/',
      html: paragraph(text('assistant.countries.text', { served: listed(true), others: listed(false) })),
    }),
    timelessPassage({
      id: 'login-code',
      title: text('assistant.loginCode.title'),
      href: '/login',
      html: paragraph(text('assistant.loginCode.text', code)),
      offersPerson: true,
    }),
    timelessPassage({
      id: 'employees',
      title: text('assistant.employees.title'),
      href: '/lk/pvz',
      html: paragraph(text('assistant.employees.text', { length: EMPLOYEE_CODE.length })),
    }),
    timelessPassage({
      id: CONTACT,
      title: text('assistant.contact.title'),
      href: '/lk/tickets',
      html: paragraph(text('assistant.contact.text')),
      offersPerson: true,
    }),
  ];
}

/** The entry for who wants a person. */
export const CONTACT = 'help.contact';
