import type { CallInput } from '@punkt/contract/contract';
import type { TestApp } from '../../../../test/harness.ts';

const CALL = 'POST /bert-api/v2/send-message-promo';

let address = 0;

/** Asks the assistant, each time from an address of its own, so that the limits of one test are not those of another. */
export function ask(
  app: TestApp,
  body: CallInput<typeof CALL>['body'],
  headers: Record<string, string> = {},
) {
  address += 1;
  return app.call(CALL, { body }, { headers: { 'x-forwarded-for': `203.0.113.${address}`, ...headers } });
}
