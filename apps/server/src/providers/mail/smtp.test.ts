import { beforeEach, describe, expect, it } from 'vitest';
import { type MailServer, startMailServer } from '../../../test/mail-server.ts';
import { PATIENCE_MS } from '../../../test/waiting.ts';
import { Refused } from '../outbound-client.ts';
import { createSmtp } from './smtp.ts';

const FROM = 'Пункт <no-reply@punkt.example>';
const MAIL = {
  to: 'anna@example.com',
  subject: 'Заявка № 7 одобрена',
  text: 'Подготовьте пункт',
  html: '<p>Подготовьте пункт</p>',
  id: 'notice-7@punkt.example',
};
let server: MailServer;
beforeEach(async () => {
  server = await startMailServer();
  const opened = server;
  return () => opened.close();
});

const client = () => createSmtp({ url: server.url, from: FROM, attemptMs: PATIENCE_MS });
const failureOf = () =>
  client()
    .send(MAIL)
    .then(
      () => new Error('it was sent'),
      (error: Error) => error,
    );

describe('SMTP', () => {
  it('brings an e-mail to whom it is for, as text and as HTML', async () => {
    await client().send(MAIL);
    const [mail] = server.mails;
    expect(mail).toMatchObject({ from: 'no-reply@punkt.example', to: ['anna@example.com'] });
    expect(mail?.source).toContain('Message-ID: <notice-7@punkt.example>');
    expect(mail?.source).toContain('Auto-Submitted: auto-generated');
    expect(mail?.source).toContain(Buffer.from(MAIL.text).toString('base64'));
    expect(mail?.source).toContain(Buffer.from(MAIL.html).toString('base64'));
  });

  it('writes to one address, whatever stands in it', async () => {
    await client().send({ ...MAIL, to: 'one,two@example.com' });
    expect(server.mails.flatMap(({ to }) => to)).toEqual(['"one,two"@example.com']);
  });

  it('takes a 550 for the last word, and repeats nothing the server said', async () => {
    server.answer(550);
    const error = await failureOf();
    expect(error).toBeInstanceOf(Refused);
    expect(`${error.stack} ${String(error.cause)}`).not.toContain('anna');
  });

  it('leaves a 451 to be tried later', async () => {
    server.answer(451);
    const error = await failureOf();
    expect(error.message).toBe('the mail server answered 451');
    expect(error).not.toBeInstanceOf(Refused);
  });

  it('may be away', async () => {
    await server.close();
    expect((await failureOf()).message).toBe('the mail server could not be reached');
  });
});
