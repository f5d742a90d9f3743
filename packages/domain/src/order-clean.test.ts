import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanOrder, tidyText } from './order-clean.ts';
import { orderAddress } from './order-record.ts';
import { checkOrder } from './order-rules.ts';
import { sampleOrder } from './testing/orders.ts';

const OFFERED = { subsidies: ['single'] as const };
const NOWHERE = { subsidies: [] };

describe('an application as it is kept', () => {
  it('is tidy', () => {
    const kept = cleanOrder(
      sampleOrder({ street: '  Садовая \t улица ', phone: '8 (900) 123-45-67', house: '1\u200b' }),
      NOWHERE,
    );
    expect(kept).toMatchObject({ street: 'Садовая улица', phone: '79001234567', house: '1' });
    expect(tidyText('И\u200b\u0306')).toBe('Й');
  });

  it('keeps line breaks of a text, and a phone it can’t read', () => {
    expect(tidyText(' Вход\nсо двора ')).toBe('Вход\nсо двора');
    expect(cleanOrder(sampleOrder({ phone: 'позвоните мне' }), NOWHERE).phone).toBe('позвоните мне');
  });

  it('is a standard one outside of Russia', () =>
    expect(cleanOrder(sampleOrder({ country: 'GE', type_point: null }), NOWHERE).type_point).toBe(
      'TYPE_POINT_8',
    ));

  it('has no answer to what is not asked', () => {
    const given = { subsidy_hex_type: 'single', access_type: 'nightOnly' } as const;
    expect(cleanOrder(sampleOrder(given), OFFERED)).toMatchObject({
      subsidy_hex_type: 'single',
      access_type: null,
    });
    for (const change of [{ type_point: 'TYPE_POINT_28' }, { ex_pickpoint_id: '1001' }] as const)
      expect(cleanOrder(sampleOrder({ ...given, ...change }), OFFERED).subsidy_hex_type).toBeNull();
    expect(cleanOrder(sampleOrder(given), NOWHERE).subsidy_hex_type).toBeNull();
    const mall = sampleOrder({ ...given, locations: 'shoppingMall' });
    expect(cleanOrder(mall, OFFERED).access_type).toBe('nightOnly');
  });

  it('shows no paper to anybody', () => {
    const open = sampleOrder().actual_urls.map((file) => ({ ...file, isPublic: true }));
    const kept = cleanOrder(sampleOrder({ actual_urls: open }), NOWHERE).actual_urls;
    expect(kept.filter(({ isPublic }) => isPublic).map(({ type }) => type)).toEqual([
      'generalPhoto',
      'nightlyGeneralPhoto',
      'clientAreaPhoto',
      'fittingRoomsPhoto',
    ]);
  });

  it('is cleaned once: again changes nothing, and JSON can always carry it', () => {
    const text = fc.string({ unit: 'binary', maxLength: 20 });
    fc.assert(
      fc.property(text, text, text, (street, description, phone) => {
        const kept = cleanOrder(sampleOrder({ street, description, phone }), OFFERED);
        expect(cleanOrder(kept, OFFERED)).toEqual(kept);
        expect(kept.street.isWellFormed() && kept.description.isWellFormed()).toBe(true);
        checkOrder(kept, OFFERED);
      }),
      { numRuns: 50 },
    );
  });
});

it('a link with half of a character is one that PostgreSQL can keep', () => {
  const link = { url: ' https://video.example/\ud83d', type: 'video', isPublic: false } as const;
  const [kept] = cleanOrder(sampleOrder({ actual_urls: [link] }), NOWHERE).actual_urls;
  expect(kept?.url).toBe('https://video.example/\ufffd');
});

it('an address leaves out what is empty', () => {
  const parts = { district: ' ', city_name: 'Тверь', street: 'Речная улица', house: '' };
  expect(orderAddress(parts)).toBe('Тверь, Речная улица');
});
