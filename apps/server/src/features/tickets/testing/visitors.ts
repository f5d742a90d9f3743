import type { CallInput } from '@punkt/contract/contract';
import type { ErrorBody } from '@punkt/contract/errors';
import { afterFile, pgQuery, type TestApp, testApp } from '../../../../test/harness.ts';
import { STAFF, signInOnce } from '../../owners/testing/stage.ts';

const ASK = '/api/v4/ticket/promo-site-contact';

export const openApp = (environment = {}): Promise<TestApp> =>
  testApp({ cleanUp: afterFile(), environment: { CODES_PER_ADDRESS_PER_HOUR: '1000', ...environment } });

export const staffOf = (shared: Promise<TestApp>) => ({
  operator: signInOnce(shared, STAFF.operator),
  lead: signInOnce(shared, STAFF.lead),
  contentAdmin: signInOnce(shared, STAFF.contentAdmin),
});

let visitors = 0;
/** An address nobody has asked from yet. */
export function newAddress(): string {
  visitors += 1;
  return `10.1.${visitors >> 8}.${visitors & 255}`;
}

type Form = CallInput<'POST /api/v4/ticket/promo-site-contact'>['body'];

/** A question nobody has asked yet. */
export const newForm = (): Form => ({
  phoneNumber: String(9_160_000_000 + ++visitors),
  email: `anna${visitors}@example.org`,
  telegram: `@anna${visitors}`,
  message: `Можно ли открыть пункт номер ${visitors}?`,
  country: 'RU',
  consent: true,
});

/** As a visitor sends it, from an address of their own. */
export async function send(app: TestApp, payload: object, address = newAddress(), headers = {}) {
  const response = await app.http.inject({
    method: 'POST',
    url: ASK,
    remoteAddress: address,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(payload),
  });
  const body: ErrorBody & { success?: boolean; dueDate?: string } = response.json();
  return { status: response.statusCode, body };
}

/** What is kept of the questions that came from a mailbox. */
export async function kept(app: TestApp, email: string) {
  const { rows } = await pgQuery(
    app.databaseUrl,
    `select tickets.id, state, due, description as message, visitors.* from ticket_visitors visitors
     join tickets on tickets.id = ticket_id where email = $1 order by ticket_id`,
    [email],
  );
  return rows;
}

/** Asks, and returns the id under which the staff finds it. */
export async function asked(app: TestApp, change: Partial<Form> = {}, headers = {}) {
  const form = { ...newForm(), ...change };
  const { status, body } = await send(app, form, newAddress(), headers);
  if (status !== 200) throw new Error(`asking answered ${JSON.stringify(body)}`);
  const [row] = await kept(app, String(form.email).trim());
  return { form, id: String(row?.id) };
}
