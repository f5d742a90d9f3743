import { currencyOf } from '@punkt/domain/countries';
import { formatMoney } from '@punkt/domain/money';
import { receiptNumber } from '@punkt/domain/payments';
import type { Language } from '@punkt/locales/language';
import type { Translate } from '@punkt/locales/translate';
import { escapeHtml, MARK, renderPage } from '../../platform/papers/html.ts';
import { CERTIFICATE_STYLE } from '../../platform/papers/page-style.ts';
import type { PaymentsService } from './service.ts';

type Paid = Awaited<ReturnType<PaymentsService['receipt']>>;

export interface Receipt extends Paid {
  readonly language: Language;
  readonly translate: Translate;
  readonly sandbox: boolean;
  readonly now: Date;
}

/** DD.MM.YYYY, HH:MM in Moscow: the fee exists in Russia alone, and the paper names its zone. */
const timeOf = (time: Date): string =>
  new Intl.DateTimeFormat('ru-RU', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Moscow',
  }).format(time);

const amountOf = ({ fee: { amount, currency }, language }: Receipt): string =>
  formatMoney(amount, currencyOf(currency), language);

function rowsOf(receipt: Receipt): Array<readonly [key: string, value: string]> {
  const { fee, payer, provider, providerId, translate } = receipt;
  const say = (key: string, params = {}) => translate(`receipt.${key}`, params);
  const end = fee.outcome_at ? timeOf(fee.outcome_at) : '';
  return [
    ['order', say('order.value', { order: fee.order_id })],
    ['payer', payer],
    ['amount', amountOf(receipt)],
    ['paid', say('time', { time: timeOf(fee.paid_at) })],
    ['method', say(`method.${provider}`)],
    ['payment', providerId],
    ['state', say(`state.${fee.outcome ?? 'held'}`, { time: end })],
  ];
}

/** Self-contained: it opens without a network and prints on one sheet. */
export function receiptPage(receipt: Receipt): string {
  const { fee, translate, language, sandbox, now } = receipt;
  const say = (key: string, params?: Record<string, string>) =>
    escapeHtml(translate(`receipt.${key}`, params));
  const number = receiptNumber(fee.number);
  const rows = rowsOf(receipt)
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `<tr><th scope="row">${say(key)}</th><td>${escapeHtml(value)}</td></tr>`);
  return renderPage({
    language,
    title: translate('receipt.title', { number }),
    style: CERTIFICATE_STYLE,
    body: `<main>
<header>${MARK}<p>${say('brand')}</p></header>
<h1>${say('title', { number })}</h1>
<p>${say('lead')}</p>
${sandbox ? `<p class="note">${say('sandbox')}</p>` : ''}
<table><tbody>
${rows.join('\n')}
</tbody></table>
<p>${say('fiscal')}</p>
<footer>${say('printed', { time: timeOf(now) })}</footer>
</main>`,
  });
}
