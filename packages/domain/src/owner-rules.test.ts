import { describe, expect, test } from 'vitest';
import { country } from './countries.ts';
import { COUNTRY_CODES } from './country-code.ts';
import { cleanOwner } from './owner-clean.ts';
import { OWNER_STEPS, ownerStepOf } from './owner-record.ts';
import { checkOwnerStep } from './owner-rules.ts';
import { breaksOf } from './testing/owner-breaks.ts';
import { broken, everyRecord, problems, TODAY } from './testing/owner-checks.ts';
import { sampleOwner } from './testing/owners.ts';

describe.each(everyRecord)('%s %s %s', (code, form, type) => {
  const record = sampleOwner(code, form, code, type);

  test('the smallest record holds, in every step', () => {
    for (const step of OWNER_STEPS) expect(checkOwnerStep(step, cleanOwner(record), TODAY)).toEqual({});
    expect(cleanOwner(record)).toEqual(record);
  });

  test.each(breaksOf(code, form))('%s = %o', (path, value, message) => {
    const changed = broken(record, path, value);
    expect(problems(changed)).toEqual({ [path]: message });
    expect(checkOwnerStep(ownerStepOf(path), cleanOwner(changed), TODAY)).toEqual({ [path]: message });
  });

  test('photos: as many as the document needs, each file once', () => {
    const { document, withPerson } = country(code).identity.documents[type]?.photos ?? {
      document: 0,
      withPerson: 0,
    };
    const count = `validation.files.count|{"count":${document}}`;
    const [first = ''] = record.passport.document_photo;
    expect(document + withPerson).toBe(type === 'passport' ? 2 : 4);
    expect(problems(broken(record, 'passport.document_photo', ['a', 'b', 'c']))).toEqual({
      'passport.document_photo': count,
    });
    expect(problems(broken(record, 'passport.with_document_photo', Array(withPerson).fill(first)))).toEqual({
      'passport.with_document_photo': 'validation.photos.all',
    });
  });
});

test('every pair of company country and citizenship registers', () => {
  for (const code of COUNTRY_CODES)
    for (const citizenship of COUNTRY_CODES)
      expect(problems(sampleOwner(code, 'ooo', citizenship)), `${code} ${citizenship}`).toEqual({});
});
