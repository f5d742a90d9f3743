import { SMTPServer } from 'smtp-server';

interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** As it travelled: headers and parts, encoded. */
  readonly source: string;
}

export interface MailServer {
  readonly url: string;
  readonly mails: ReceivedMail[];
  /** What it says to recipients from now on: 250 takes them. */
  answer(status: number): void;
  close(): Promise<void>;
}

/** A real SMTP server in this process, open to nobody but this machine. */
export async function startMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  let status = 250;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, answer) =>
      answer(
        status === 250
          ? null
          : Object.assign(new Error(`<${address}> is not wanted`), { responseCode: status }),
      ),
    onData: async (stream, { envelope }, answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk);
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      const to = envelope.rcptTo.map(({ address }) => address);
      mails.push({ from, to, source: Buffer.concat(chunks).toString() });
      answer(null);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    answer: (next) => {
      status = next;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
