import { request } from 'undici';
import { z } from 'zod';
import { createOutboundClient, Refused, readText } from '../outbound-client.ts';
import type { SmsPort } from './port.ts';

export interface SmscOptions {
  readonly url: string;
  readonly login: string;
  readonly password: string;
  readonly sender?: string | undefined;
  readonly attemptMs?: number;
}

/** SMSC answers 200 whatever happened; an error is a field. */
const answer = z.union([
  z.object({ error: z.string(), error_code: z.number() }),
  z.object({ id: z.union([z.number(), z.string()]), cnt: z.number() }),
]);

/** Too many requests (9) and «temporarily blocked» (4) pass; a wrong password or number will not go away. */
const PASSING = [4, 9];

const ANSWER_LIMIT = 64 * 1024;

/** What the gateway says is never quoted: an error page may echo the request, and with it password, phone and code. */
function understand(text: string): z.infer<typeof answer> {
  const unknown = () => new Error('SMSC answered with something unknown');
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw unknown();
  }
  const parsed = answer.safeParse(json);
  if (!parsed.success) throw unknown();
  return parsed.data;
}

export function createSmsc({ url, login, password, sender, attemptMs = 4_000 }: SmscOptions): SmsPort {
  const outside = createOutboundClient({ service: 'sms', attemptMs });
  return {
    send: ({ to, text }) =>
      outside.call(async (signal) => {
        const fields = { login, psw: password, phones: to, mes: text, charset: 'utf-8', fmt: '3' };
        const form = new URLSearchParams({ ...fields, ...(sender && { sender }) });
        const { statusCode, body } = await request(url, {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: form.toString(),
          signal,
        });
        if (statusCode !== 200) {
          await body.dump();
          throw new Error(`SMSC answered ${statusCode}`);
        }
        const result = understand(await readText(body, ANSWER_LIMIT));
        if ('error' in result) {
          const text = `SMSC refused with error_code ${result.error_code}`;
          throw PASSING.includes(result.error_code) ? new Error(text) : new Refused(text);
        }
        return { id: String(result.id) };
      }),
  };
}
