import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COUNTRY_CODES } from './country-code.ts';
import { documentTypes } from './identity-document.ts';
import { ORGANISATION_FORMS } from './organisation-form.ts';
import { emptyOwner } from './owner-changes.ts';
import { cleanOwner } from './owner-clean.ts';
import type { OwnerRecord } from './owner-record.ts';
import { OWNER_STEPS, ownerStepOf } from './owner-record.ts';
import { checkOwner } from './owner-rules.ts';
import { TAX_SYSTEMS } from './tax.ts';
import { sampleOwner } from './testing/owners.ts';

const TODAY = '2026-11-15';
const code = fc.constantFrom(...COUNTRY_CODES);
const text = fc.string({ unit: 'binary', maxLength: 40 });

/** A part of the record with every text replaced by nonsense. */
const nonsense = <T extends object>(part: T): fc.Arbitrary<T> =>
  fc.record(
    Object.fromEntries(
      Object.entries(part).map(([name, value]) => [name, value === '' ? text : fc.constant(value)]),
    ),
  ) as fc.Arbitrary<T>;

const wild: fc.Arbitrary<OwnerRecord> = fc
  .record({
    country: code,
    citizenship: code,
    form: fc.constantFrom(...ORGANISATION_FORMS),
    tax: fc.constantFrom(...TAX_SYSTEMS),
  })
  .chain(({ country, citizenship, form, tax }) => {
    const empty = emptyOwner(country);
    return fc.record({
      contact_info: nonsense(empty.contact_info),
      activity_form: fc.constant({ ...empty.activity_form, org_type: form, tax_type: tax }),
      passport: nonsense({ ...emptyOwner(citizenship).passport }),
      requisites_data: nonsense(empty.requisites_data),
    });
  });

test('whatever is typed is judged, by paths that belong to a step', () => {
  fc.assert(
    fc.property(wild, (record) => {
      for (const [path, message] of Object.entries(checkOwner(cleanOwner(record), TODAY))) {
        expect(OWNER_STEPS).toContain(ownerStepOf(path));
        expect(message).toMatch(/^validation\./);
      }
    }),
  );
});

test('cleaning twice changes nothing more', () => {
  fc.assert(
    fc.property(wild, (record) => {
      const once = cleanOwner(record);
      expect(cleanOwner(once)).toEqual(once);
    }),
  );
});

test('digits of any length but the right ones are no INN, BIK or account', () => {
  const fields = ['inn', 'bik', 'pay_account'] as const;
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(
      code,
      fc.constantFrom(...ORGANISATION_FORMS),
      fc.constantFrom(...fields),
      digits,
      (...given) => {
        const [country, form, field, value] = given;
        const record = sampleOwner(country, form, country, documentTypes(country)[0]);
        const changed = { ...record, requisites_data: { ...record.requisites_data, [field]: value } };
        const lengths = { inn: INN[country], bik: BIK[country], pay_account: ACCOUNT[country] }[field];
        const allowed = field === 'inn' && country === 'RU' ? [form === 'ip' ? 12 : 10] : lengths;
        const problem = checkOwner(changed, TODAY)[`requisites_data.${field}`];
        expect(problem === undefined, `${country} ${form} ${field} ${value}`).toBe(
          allowed.includes(value.length),
        );
      },
    ),
    { numRuns: 500 },
  );
});

/** Lengths as section 5 of the specification lists them, apart from the table under test. */
const INN = {
  RU: [10, 12],
  AM: [8],
  KZ: [12],
  BY: [9],
  UZ: [9, 14],
  KG: [14],
  GE: upTo(14),
  TJ: [9],
  TM: [9],
};
const BIK = {
  RU: [9],
  AM: [8, 11],
  KZ: [8, 11],
  BY: [8, 11],
  UZ: [5],
  KG: [6],
  GE: [8, 11],
  TJ: [9],
  TM: [9],
};
const ACCOUNT = {
  RU: [20],
  AM: [10, 16],
  KZ: [20],
  BY: [28],
  UZ: [20],
  KG: [16],
  GE: [22],
  TJ: [20],
  TM: [20],
};

function upTo(most: number): number[] {
  return Array.from({ length: most }, (_, index) => index + 1);
}
