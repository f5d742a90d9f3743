import { PHONE_PLANS } from '@punkt/domain/countries/phone-plans';
import type { CountryCode } from '@punkt/domain/country-code';
import { type ComponentProps, type RefObject, useEffect, useRef } from 'react';

const digitsOf = (text: string): string => text.replace(/\D/g, '');

interface Props extends Omit<ComponentProps<'input'>, 'ref' | 'type' | 'value' | 'onChange'> {
  readonly code: CountryCode;
  /** As it is shown. */
  readonly value: string;
  /** Hears what stands in the field, punctuation and all. */
  readonly onChange: (text: string) => void;
}

/** The number without its dial code, in the mask of its country: the one input for phones. */
export function PhoneNumber({ code, value, onChange, ...attributes }: Props) {
  const input = useRef<HTMLInputElement>(null);
  usePhoneMask(input, code, value, onChange);
  return (
    <input
      {...attributes}
      ref={input}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      defaultValue={value}
      placeholder={PHONE_PLANS[code].mask.replaceAll('9', '0')}
    />
  );
}

/**
 * Binds the input to the mask of a country. The input stays the browser's own (React does not control its value):
 * the mask library comes after the page, rewrites the value itself, and must not fight React over it.
 */
function usePhoneMask(
  input: RefObject<HTMLInputElement | null>,
  code: CountryCode,
  value: string,
  onChange: (value: string) => void,
): void {
  const latest = useRef({ value, onChange });
  useEffect(() => {
    latest.current = { value, onChange };
  });

  const typedEarly = useRef(false);
  useEffect(() => {
    const element = input.current;
    if (!element) return;
    const report = () => latest.current.onChange(element.value);
    element.addEventListener('input', report);
    // What was typed before the scripts came is not lost: it is reported, and not overwritten below by what we began with.
    typedEarly.current = digitsOf(element.value) !== digitsOf(latest.current.value);
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
