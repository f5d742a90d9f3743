import { Maskito, type MaskitoOptions, type MaskitoPreprocessor, maskitoTransform } from '@maskito/core';
import { PHONE_PLANS } from '@punkt/domain/countries/phone-plans';
import type { CountryCode } from '@punkt/domain/country-code';
import { nationalDigits } from '@punkt/domain/phone';

export function bindPhoneMask(element: HTMLInputElement, code: CountryCode): () => void {
  const options = phoneMask(code);
  const mask = new Maskito(element, options);
  showMasked(element, options);
  return () => mask.destroy();
}

/** A mask speaks up when somebody types; what stands there already, typed before it came or kept from earlier, is set here. */
function showMasked(element: HTMLInputElement, options: MaskitoOptions): void {
  const shown = maskitoTransform(element.value, options);
  if (shown === element.value) return;
  element.value = shown;
  element.dispatchEvent(new Event('input', { bubbles: true }));
}

function phoneMask(code: CountryCode): MaskitoOptions {
  const { mask } = PHONE_PLANS[code];
  return {
    mask: [...mask].map((place) => (place === '9' ? /\d/ : place)),
    preprocessors: [wholeNumbers(code)],
  };
}

/** A pasted or auto-filled number replaces what is there, without its dial code or trunk 8. */
function wholeNumbers(code: CountryCode): MaskitoPreprocessor {
  const { nationalLength } = PHONE_PLANS[code];
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
