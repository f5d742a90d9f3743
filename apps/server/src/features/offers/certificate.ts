import { formatInternational } from '@punkt/domain/phone';
import type { Language } from '@punkt/locales/language';
import type { Translate } from '@punkt/locales/translate';
import { escapeHtml, MARK, renderPage } from '../../platform/papers/html.ts';
import { CERTIFICATE_STYLE } from '../../platform/papers/page-style.ts';
import { printedCode } from './hashes.ts';
import type { Signature, Signer } from './tables.ts';

export interface Certificate {
  readonly signature: Signature;
  readonly signer: Signer;
  readonly language: Language;
  readonly translate: Translate;
  /** Where the public page lives: `https://…`, without a slash at the end. */
  readonly origin: string;
  readonly sandbox: boolean;
  readonly now: Date;
}

/** DD.MM.YYYY HH:MM:SS UTC: a paper that may be read in any zone names its own. */
const timeOf = (time: Date): string =>
  time.toISOString().replace(/^(\d+)-(\d+)-(\d+)T([\d:]+)\..*$/, '$3.$2.$1 $4 UTC');

const countryName = (code: string, language: Language): string =>
  new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;

const verifyAddress = (origin: string, code: string): string => `${origin}/verify/${code}`;

type Row = readonly [key: string, value: string, exact?: true];

function evidenceRows({ signature, signer, language, translate }: Certificate): Row[] {
  const { country, version, previous } = signature;
  const device = [signer.device_name, signer.device_type, signer.app_version, signer.device_uuid];
  return [
    [
      'document',
      translate('certificate.document.value', { country: countryName(country, language), version }),
    ],
    ['sha256', signature.sha256.toString('hex'), true],
    ['signed', timeOf(signature.signed)],
    ['signer', signer.name],
    ['phone', formatInternational(signer.phone)],
    ['account', signature.account_id, true],
    ['address', signer.address],
    ['device', device.filter(Boolean).join(' · ')],
    ['userAgent', signer.user_agent],
    ['request', signature.request_id, true],
    ['number', String(signature.number)],
    previous
      ? ['previous', previous.toString('hex'), true]
      : ['previous', translate('certificate.previous.none')],
    ['seal', signature.seal.toString('hex'), true],
    ['code', printedCode(signature.code), true],
  ];
}

/** Self-contained: it opens without a network and prints on one or two sheets of A4. */
export function certificatePage(certificate: Certificate): string {
  const { signature, translate, language, origin, sandbox, now } = certificate;
  const say = (key: string, params?: Record<string, string>) =>
    escapeHtml(translate(`certificate.${key}`, params));
  const rows = evidenceRows(certificate)
    .filter(([, value]) => value !== '')
    .map(([key, value, exact]) => {
      const cell = exact ? `<code>${escapeHtml(value)}</code>` : escapeHtml(value);
      return `<tr><th scope="row">${say(key)}</th><td>${cell}</td></tr>`;
    });
  const address = escapeHtml(verifyAddress(origin, signature.code));
  return renderPage({
    language,
    title: translate('certificate.title'),
    style: CERTIFICATE_STYLE,
    body: `<main>
<header>${MARK}<p>${say('brand')}</p></header>
<h1>${say('title')}</h1>
<p>${say('lead')}</p>
${sandbox ? `<p class="note">${say('sandbox')}</p>` : ''}
<table><tbody>
${rows.join('\n')}
</tbody></table>
<h2>${say('verify.title')}</h2>
<p>${say('verify.open')} <a href="${address}">${address}</a></p>
<p>${say('verify.compare')}</p>
<p>${say('verify.chain')}</p>
<footer>${say('printed', { time: timeOf(now) })}</footer>
</main>`,
  });
}
