import { money } from '@punkt/contract/money';
import { mayRetryRefund, moneyState } from '@punkt/domain/ledger';
import { toMajor } from '@punkt/domain/money';
import { ORDER_EVENTS } from '@punkt/domain/order-machine';
import type { Language } from '@punkt/locales/language';
import type { Translate } from '@punkt/locales/translate';
import type { FastifyInstance } from 'fastify';
import { askingOf, callerOf } from '../../platform/http/caller.ts';
import { type RouteContext, serveContract } from '../../platform/http/contract-routes.ts';
import { answerLanguage, type VariantRules } from '../../platform/http/variant.ts';
import { csvStream } from '../../platform/papers/csv.ts';
import type { MoneyService, Names } from './money-service.ts';

type Row = Awaited<ReturnType<MoneyService['page']>>['rows'][number];

const iso = (time: Date | null): string | null => time?.toISOString() ?? null;

const presentPayment = (row: Row, names: Names) => ({
  id: row.id,
  bankId: row.provider_id,
  orderId: String(row.order_id),
  owner: names.get(row.user_id) ?? '',
  sum: row.amount,
  currency: row.currency,
  state: moneyState(row),
  paid: row.paid_at.toISOString(),
  ended: iso(row.outcome_at ?? row.refund_created),
  reason: row.reason,
  late: row.late === true && row.asked_amount === null,
  asked:
    row.asked_amount === null || row.asked_currency === null
      ? null
      : { sum: row.asked_amount, currency: row.asked_currency },
  refund: row.refund && {
    state: row.refund,
    tries: row.tries ?? 0,
    done: iso(row.done),
    mayRetry: mayRetryRefund({ state: row.refund, tries: row.tries ?? 0 }),
  },
});

const presentStanding = ({ check, names, failed, differs }: Awaited<ReturnType<MoneyService['check']>>) => ({
  failed,
  differs,
  check: check && {
    at: check.at.toISOString(),
    askedBy: check.asked_by === null ? null : (names.get(check.asked_by) ?? ''),
    payments: check.payments,
    sums: [...check.sums],
    differing: check.differing,
    differences: check.differences.map(({ attempt_id, order_id, ...difference }) => ({
      ...difference,
      paymentId: attempt_id,
      orderId: String(order_id),
    })),
  },
});

const COLUMNS = [
  'order',
  'owner',
  'sum',
  'currency',
  'state',
  'paid',
  'ended',
  'reason',
  'refund',
  'returned',
  'payment',
  'bank',
] as const;

function cellsOf(text: Translate, row: Row, names: Names): Array<string | number> {
  const { id, bankId, orderId, owner, sum, currency, state, paid, ended, reason, late, asked, refund } =
    presentPayment(row, names);
  const event = ORDER_EVENTS.find((each) => each === reason);
  const why = asked
    ? text('money.asked', { sum: `${toMajor(asked.sum)} ${asked.currency}` })
    : late
      ? text('money.late')
      : event
        ? text(`orderFacts.history.${event}`)
        : '';
  const way = refund ? text(`money.refund.${refund.state}`) : '';
  const times = [paid, ended ?? '', why, way, refund?.done ?? ''];
  return [orderId, owner, toMajor(sum), currency, text(`money.state.${state}`), ...times, id, bankId ?? ''];
}

interface MoneyRoutes extends RouteContext {
  readonly texts: (language: Language) => Translate;
  readonly variants: VariantRules;
}

export function serveMoney(app: FastifyInstance, service: MoneyService, context: MoneyRoutes): void {
  serveContract(
    app,
    money,
    {
      'GET /api/v2/manage/money': async ({ query, request }) => {
        const { before, page_size, ...wish } = query;
        const { rows, names, next } = await service.page(callerOf(request), wish, page_size, before);
        return { data: rows.map((row) => presentPayment(row, names)), next };
      },
      'GET /api/v2/manage/money/sums': async ({ query, request }) => ({
        data: await service.sums(callerOf(request), query),
      }),
      'GET /api/v2/manage/money/export': async ({ query, request, reply }) => {
        const text = context.texts(answerLanguage(request, context.variants));
        const found = await service.export(askingOf(request), query);
        async function* lines() {
          for await (const { rows, names } of found) yield rows.map((row) => cellsOf(text, row, names));
        }
        return reply
          .header('content-disposition', 'attachment; filename="punkt-money.csv"')
          .type('text/csv; charset=utf-8')
          .send(
            csvStream(
              COLUMNS.map((column) => text(`money.column.${column}`)),
              lines(),
            ),
          );
      },
      'GET /api/v2/manage/money/check': async ({ request }) =>
        presentStanding(await service.check(callerOf(request))),
      'POST /api/v2/manage/money/check': async ({ request }) =>
        presentStanding(await service.checkNow(callerOf(request))),
      'POST /api/v2/manage/money/:id/decide': async ({ params, body, request }) => {
        const { row, names } = await service.decide(askingOf(request), params.id, body.decision);
        return presentPayment(row, names);
      },
      'POST /api/v2/manage/money/:id/retry': async ({ params, request }) => {
        const { row, names } = await service.retry(askingOf(request), params.id);
        return presentPayment(row, names);
      },
    },
    context,
  );
}
