import type { CountryCode } from '@punkt/domain/country-code';
import { type RefObject, useEffect, useRef } from 'react';

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/**
 * Binds the input to the mask of a country. The input stays the browser's own (React does not control its value):
 * the mask library comes after the page, rewrites the value itself, and must not fight React over it.
 */
export function usePhoneMask(
  input: RefObject<HTMLInputElement | null>,
  code: CountryCode,
  value: string,
  onChange: (value: string) => void,
): void {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });

  const typedEarly = useRef(false);
  useEffect(() => {
    const element = input.current;
    if (!element) return;
    const report = () => latest.current(element.value);
    element.addEventListener('input', report);
    // What was typed before the scripts came is not lost: it is reported, and not overwritten below by the blank we began with.
    typedEarly.current = element.value !== '';
    if (typedEarly.current) report();
    return () => element.removeEventListener('input', report);
  }, [input]);

  useEffect(() => {
    const element = input.current;
    // Digits decide: the mask may have set the same number in its own way meanwhile.
    if (element && digitsOf(element.value) !== digitsOf(value) && !typedEarly.current) element.value = value;
    typedEarly.current = false;
  }, [input, value]);

  useEffect(() => {
    let leave: (() => void) | undefined;
    let gone = false;
    const bind = async () => {
      const { bindPhoneMask } = await import('./phone-mask.ts');
      if (!gone && input.current) leave = bindPhoneMask(input.current, code);
    };
    // Without the mask the field still works: the number is parsed, not trusted to be formatted. Nobody waits for it before they type.
    const element = input.current;
    const begin = () => void bind().catch(() => undefined);
    if (element?.value || element === document.activeElement) begin();
    else element?.addEventListener('focus', begin, { once: true });
    return () => {
      gone = true;
      element?.removeEventListener('focus', begin);
      leave?.();
    };
  }, [input, code]);
}
