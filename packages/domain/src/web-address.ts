import { message } from './message.ts';

const LONGEST = 500;

/**
 * `https://…` with a dotted host that has a name (`xn--p1ai` is one, an address of figures is not). No account before the host:
 * a link must lead where it seems to lead.
 */
export function checkWebAddress(text: string): string | null {
  const value = text.trim();
  if (value === '') return message('validation.required');
  if (value.length > LONGEST) return message('validation.maxLength', { count: LONGEST });
  const parsed = URL.canParse(value) ? new URL(value) : null;
  const plain =
    parsed && ['http:', 'https:'].includes(parsed.protocol) && !parsed.username && !parsed.password;
  return plain && /\.[a-z][a-z\d-]*\.?$/.test(parsed.hostname) ? null : message('validation.url');
}
