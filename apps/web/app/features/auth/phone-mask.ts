import { Maskito, type MaskitoOptions, type MaskitoPreprocessor } from '@maskito/core';
import { country } from '@punkt/domain/countries';
import type { CountryCode } from '@punkt/domain/country-code';
import { nationalDigits } from '../../lib/national-digits.ts';

export function bindPhoneMask(element: HTMLInputElement, code: CountryCode): () => void {
  const mask = new Maskito(element, phoneMask(code));
  return () => mask.destroy();
}

function phoneMask(code: CountryCode): MaskitoOptions {
  const { mask } = country(code).phone;
  return {
    mask: [...mask].map((place) => (place === '9' ? /\d/ : place)),
    preprocessors: [wholeNumbers(code)],
  };
}

/** A pasted or auto-filled number replaces what is there, without its dial code or trunk 8. */
function wholeNumbers(code: CountryCode): MaskitoPreprocessor {
  const { nationalLength } = country(code).phone;
  const isWhole = (text: string) => text.replace(/\D/g, '').length >= nationalLength;
  return ({ elementState, data }, action) => {
    if (action === 'insert' && isWhole(data)) {
      return { elementState: { value: '', selection: [0, 0] }, data: nationalDigits(data, code) };
    }
    if (action !== 'validation' || !isWhole(elementState.value)) return { elementState, data };
    const value = nationalDigits(elementState.value, code);
    return { elementState: { value, selection: [value.length, value.length] }, data };
  };
}
