import { CONTENT_TEXTS } from './content-terms.ts';
import { isEmail } from './email.ts';
import { message } from './message.ts';
import { checkWebAddress } from './web-address.ts';

/** Of our own site (`/signboard`, `#form`), of the web, or to write or call to. Never a script, never another host in disguise. */
export function checkLink(value: string): string | null {
  if (value.length > CONTENT_TEXTS.link)
    return message('validation.maxLength', { count: CONTENT_TEXTS.link });
  if (/^(\/(?![/\\])|#)[^\s\\<>"]*$/.test(value)) return null;
  if (/^tel:\+?[\d-]{5,20}$/.test(value)) return null;
  if (value.startsWith('mailto:') && isEmail(value.slice('mailto:'.length))) return null;
  return checkWebAddress(value);
}
