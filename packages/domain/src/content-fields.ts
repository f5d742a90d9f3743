import { z } from 'zod';
import { CONTENT_TEXTS } from './content-terms.ts';
import { isEmail } from './email.ts';
import { characters } from './length.ts';
import { message } from './message.ts';
import { type Rule, ruled } from './rule-schema.ts';
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

const atMost =
  (count: number): Rule =>
  (value) =>
    characters(value) > count ? message('validation.maxLength', { count }) : null;

const required =
  (rule: Rule): Rule =>
  (value) =>
    value === '' ? message('validation.required') : rule(value);

/** A line or a paragraph that must be there. */
export const text = (count: number) => ruled(required(atMost(count)));
/** One that may be empty. */
export const optionalText = (count: number) => ruled(atMost(count)).default('');

const orEmpty =
  (rule: Rule): Rule =>
  (value) =>
    value === '' ? null : rule(value);

export const link = ruled(required(checkLink));
export const optionalLink = ruled(orEmpty(checkLink)).default('');

export const optionalEmail = ruled(
  orEmpty((value) => (isEmail(value) ? null : message('validation.email.invalid'))),
).default('');

/** Whole HTML; whoever keeps it drops what is not on the allow-list. */
export const html = text(CONTENT_TEXTS.html);

/** Place in its list, from 0. */
export const index = z.number().int().min(0).max(10_000);

/** An instant in UTC. */
export const instant = z.iso.datetime(message('validation.invalid'));
