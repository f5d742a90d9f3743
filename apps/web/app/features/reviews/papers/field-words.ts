import { COUNTRY_CODES } from '@punkt/domain/country-code';
import { TAX_SYSTEMS, vatPercent } from '@punkt/domain/tax';
import { type TextKey, useText } from '../../../lib/i18n.tsx';

const CODES = ['ip', 'ooo', 'male', 'female', 'passport', 'identification'] as const;
const CODED = /\.(org_type|gender|doc_type)$/;
const TAX = /tax_type$/;
const COUNTRY = /\.(country|citizenship)$/;

/** A path the dictionary has no name for is shown as it is: a new field must not make a case unreadable. */
const named = (words: string, key: string, path: string): string => (words === key ? path : words);

/** Names of fields, and what their codes mean on a day. */
export function useFieldWords(day: string) {
  const text = useText();
  return {
    label(path: string): string {
      const key = `reviewFields.${path}`;
      return named(text(key as TextKey), key, path);
    },
    value(path: string, value: string): string {
      if (value === '') return text('reviewFields.value.empty');
      const country = COUNTRY.test(path) && COUNTRY_CODES.find((code) => code === value);
      if (country) return text(`countries.${country}`);
      const system = TAX.test(path) && TAX_SYSTEMS.find((known) => known === value);
      if (system) return text(`reviewFields.value.${system}`, { percent: vatPercent(system, day) ?? 0 });
      const code = CODED.test(path) && CODES.find((known) => known === value);
      return code ? text(`reviewFields.value.${code}`) : value;
    },
  };
}

export type FieldWords = ReturnType<typeof useFieldWords>;
