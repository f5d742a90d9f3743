import { FILE_TYPES } from '@punkt/domain/files';
import { COURIER_ACCESS, LOCATIONS } from '@punkt/domain/premises';
import { describe, expect, it } from 'vitest';
import { orderPage as enPage } from './en/order-page.ts';
import { wizard as enWizard } from './en/wizard.ts';
import { orderPage as kaPage } from './ka/order-page.ts';
import { wizard as kaWizard } from './ka/wizard.ts';
import { LANGUAGES } from './language.ts';
import { orderPage as ruPage } from './ru/order-page.ts';
import { wizard as ruWizard } from './ru/wizard.ts';
import { translator } from './translate.ts';

const TEXTS = {
  ru: { orderPage: ruPage, wizard: ruWizard },
  ka: { orderPage: kaPage, wizard: kaWizard },
  en: { orderPage: enPage, wizard: enWizard },
};

/** Where the form asks for a field, and how the order page and its remarks call it. */
const FIELDS = {
  type_point: 'type.title',
  city_name: 'city',
  city_id: 'city',
  street: 'street',
  house: 'house',
  locations: 'location',
  entrance: 'entrance',
  access_type: 'access',
  description: 'description',
  courier_way: 'courier',
  phone: 'phone',
  subsidy_hex_type: 'subsidy',
  area: 'area',
  stock_area: 'stock',
  celling_height: 'ceiling',
  dressing_rooms_count: 'rooms',
  timetable: 'hours.title',
} as const;

/** The form adds a unit, or that something may be left out. */
const bare = (label: string): string => label.replace(/, (м|მ|m)²?$/, '').replace(/ \([^)]*\)$/, '');

describe.each(LANGUAGES)('in %s a thing has one name', (language) => {
  const text = translator(language, TEXTS[language]);
  const known = (key: string) => text(key) !== key;

  it.each(Object.entries(FIELDS))('%s', (field, asked) => {
    expect(text(`orderPage.field.${field}`)).toBe(bare(text(`wizard.${asked}`)));
  });

  it('files', () => {
    for (const type of FILE_TYPES)
      for (const asked of [`wizard.photo.${type}`, `wizard.document.${type}`].filter(known))
        expect(text(`orderPage.file.${type}`)).toBe(bare(text(asked)));
  });

  it('choices', () => {
    for (const place of LOCATIONS)
      expect(text(`orderPage.location.${place}`)).toBe(text(`wizard.location.${place}`));
    for (const access of COURIER_ACCESS)
      expect(text(`orderPage.access.${access}`)).toBe(text(`wizard.access.${access}`));
  });
});
