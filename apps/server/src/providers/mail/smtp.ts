import { createTransport } from 'nodemailer';
import { createOutboundClient, Refused } from '../outbound-client.ts';
import type { Mail, MailPort } from './port.ts';

export interface SmtpOptions {
  /** `smtps://user:password@host` or `smtp://…`; further settings of nodemailer as its query. */
  readonly url: string;
  /** `Punkt <no-reply@punkt.example>`. */
  readonly from: string;
  readonly attemptMs?: number;
}

const statusOf = (error: unknown): number | undefined =>
  error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number'
    ? error.responseCode
    : undefined;

/** What the server says is never quoted: it repeats the address. 5xx is its last word, 4xx is «later». */
function understand(error: unknown): Error {
  const status = statusOf(error);
  if (status === undefined) return new Error('the mail server could not be reached');
  const text = `the mail server answered ${status}`;
  return status >= 500 ? new Refused(text) : new Error(text);
}

/** One attempt: a second e-mail is worse than a late one, and the queue of jobs tries again. */
export function createSmtp({ url, from, attemptMs = 8_000 }: SmtpOptions): MailPort {
  const transport = createTransport({
    url,
    connectionTimeout: attemptMs,
    greetingTimeout: attemptMs,
    socketTimeout: attemptMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const outside = createOutboundClient({ service: 'mail', attemptMs, attempts: 1 });
  const deliver = ({ to, id, ...mail }: Mail) =>
    transport.sendMail({
      ...mail,
      from,
      // As an object, so that an address with a comma in it stays one address.
      to: { name: '', address: to },
      messageId: `<${id}>`,
      textEncoding: 'base64',
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  return {
    send: (mail) =>
      outside.call(async () => {
        await deliver(mail).catch((error: unknown) => {
          throw understand(error);
        });
      }),
  };
}
