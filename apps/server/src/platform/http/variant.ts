import type { Variant } from '@punkt/domain/site-pages';
import { isLanguage, type Language, preferredLanguage } from '@punkt/locales/language';
import type { FastifyRequest } from 'fastify';
import { notFound } from './failure.ts';

export interface VariantRules {
  readonly georgianHosts: readonly string[];
  /** Outside production a stage flag turns any host into the Georgian one. */
  readonly stage: boolean;
  /** The host of the public address, where one is configured. */
  readonly mainHost?: string | undefined;
}

const defaultLanguage = (variant: Variant): Language => (variant === 'georgian' ? 'ka' : 'ru');

export function variantOf(request: FastifyRequest, rules: VariantRules): Variant {
  return rules.stage || rules.georgianHosts.includes(request.hostname.toLowerCase()) ? 'georgian' : 'main';
}

/** For what the Georgian site does not have: there the call does not exist either. */
export function refuseGeorgian(request: FastifyRequest, rules: VariantRules): void {
  if (variantOf(request, rules) === 'georgian') throw notFound();
}

/** The host that messages name must be one of ours: the header is whatever the caller writes, and the SMS goes to somebody else. */
export function ownHost(request: FastifyRequest, { georgianHosts, mainHost }: VariantRules): string {
  const host = request.hostname.toLowerCase();
  return !mainHost || georgianHosts.includes(host) ? host : mainHost;
}

export function cookie(request: FastifyRequest, name: string): string | undefined {
  const { cookie: all } = request.headers;
  if (!all?.includes(name)) return undefined;
  const found = all.split(/;\s*/).find((pair) => pair.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

/** The language of an API answer: what the caller asks for, else the language of the site. */
export const answerLanguage = (request: FastifyRequest, rules: VariantRules): Language =>
  preferredLanguage(request.headers['accept-language'], defaultLanguage(variantOf(request, rules)));

const LANGUAGE_COOKIE = 'punkt_language';

/**
 * A link in a letter names the language of the letter: the browser that opens it may know nothing of its reader. The choice
 * becomes a cookie, as a press of the switcher does, and the address loses it.
 */
export function languageLink(request: FastifyRequest) {
  if (!request.url.includes('language=')) return null;
  const [path = '/', search = ''] = request.url.split('?');
  const query = new URLSearchParams(search);
  const language = query.get('language') ?? '';
  if (!isLanguage(language)) return null;
  query.delete('language');
  const rest = query.size > 0 ? `?${query}` : '';
  const secure = request.protocol === 'https' ? '; Secure' : '';
  return {
    // One slash: two of them would name another host.
    location: path.replace(/^[/\\]+/, '/') + rest,
    cookie: `${LANGUAGE_COOKIE}=${language}; Path=/; SameSite=Lax${secure}`,
  };
}

/**
 * The language of a page: the switcher's choice, else English for a browser that asks for English first, else what
 * the site speaks. A Georgian browser on the Russian site stays Russian, as the specification has it.
 */
export function pageLanguage(request: FastifyRequest, variant: Variant): Language {
  const chosen = cookie(request, LANGUAGE_COOKIE);
  if (isLanguage(chosen)) return chosen;
  const header = request.headers['accept-language'];
  const first = header ? preferredLanguage(header.split(',')[0], defaultLanguage(variant)) : null;
  return first === 'en' ? 'en' : defaultLanguage(variant);
}
