import { payments, sandboxPayments } from '@punkt/contract/payments';
import type { Language } from '@punkt/locales/language';
import type { Translate } from '@punkt/locales/translate';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../platform/http/caller.ts';
import { type RouteContext, serveContract } from '../../platform/http/contract-routes.ts';
import { Failure, notFound } from '../../platform/http/failure.ts';
import { answerLanguage, type VariantRules } from '../../platform/http/variant.ts';
import { framedPolicy } from '../../platform/papers/html.ts';
import { CERTIFICATE_STYLE } from '../../platform/papers/page-style.ts';
import type { SandboxBank } from '../../providers/payments/sandbox.ts';
import {
  presentCheck,
  presentPaymentHistory,
  presentPaymentHistoryForStaff,
  presentSandboxPayment,
  presentStarted,
} from './presenter.ts';
import { receiptPage } from './receipt.ts';
import type { PaymentsService } from './service.ts';

export interface PaymentRoutesOptions {
  readonly texts: (language: Language) => Translate;
  readonly variants: VariantRules;
  readonly sandbox: boolean;
  readonly now: () => Date;
  /** Whether an address may be the bank's. */
  readonly mayNotify: (address: string) => boolean;
}

export function servePayments(
  app: FastifyInstance,
  service: PaymentsService,
  { texts, variants, sandbox, now, mayNotify }: PaymentRoutesOptions,
  context: RouteContext,
): void {
  serveContract(
    app,
    payments,
    {
      'POST /api/v2/pickpoint/order/check/add': async ({ body, request }) =>
        presentStarted(await service.start(callerOf(request), Number(body.pickpoint_order_id))),
      'GET /api/v2/pickpoint/order/check/:id': async ({ params, request }) =>
        presentCheck(await service.check(callerOf(request), Number(params.id))),
      'POST /api/v4/payments/yookassa': async ({ body, request }) => {
        if (!mayNotify(request.ip)) throw new Failure('forbidden');
        const { event, object } = body;
        const refund = event.startsWith('refund.');
        await service.notified(refund ? 'refund' : 'payment', (refund && object.payment_id) || object.id);
        return {};
      },
      'GET /api/v4/payments/:orderId': async ({ params, request }) =>
        presentPaymentHistory(await service.paymentHistory(callerOf(request), Number(params.orderId))),
      'GET /api/v4/payments/:orderId/receipt': async ({ params, request, reply }) => {
        const paid = await service.receipt(callerOf(request), Number(params.orderId));
        const language = answerLanguage(request, variants);
        const html = receiptPage({ ...paid, language, translate: texts(language), sandbox, now: now() });
        return reply
          .header('content-security-policy', framedPolicy(CERTIFICATE_STYLE))
          .header('content-disposition', `attachment; filename="punkt-receipt-${params.orderId}.html"`)
          .type('text/html; charset=utf-8')
          .send(Buffer.from(html));
      },
      'GET /api/v2/manage/payments/:orderId': async ({ params, request }) =>
        presentPaymentHistoryForStaff(
          await service.paymentHistoryOfAny(callerOf(request), Number(params.orderId)),
        ),
    },
    context,
  );
}

/** The bank's own counter, and the message it then sends us. */
export function serveSandboxBank(
  app: FastifyInstance,
  service: PaymentsService,
  bank: SandboxBank,
  context: RouteContext,
): void {
  serveContract(
    app,
    sandboxPayments,
    {
      'GET /api/v4/sandbox/payments/:id': async ({ params }) => {
        const payment = await bank.find(params.id);
        if (!payment) throw notFound();
        return presentSandboxPayment(payment);
      },
      'POST /api/v4/sandbox/payments/:id': async ({ params, body }) => {
        const payment = await bank.act(params.id, body.action);
        if (!payment) throw notFound();
        await service.notified('payment', params.id);
        return presentSandboxPayment(payment);
      },
    },
    context,
  );
}
