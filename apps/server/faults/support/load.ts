import { randomUUID } from 'node:crypto';
import { call, newPhone, validate, whoAmI } from './api.ts';

export interface Observed {
  readonly what: string;
  readonly status: number;
  readonly retryAfter: string | null;
  /** When the answer came. */
  readonly at: number;
}

type Ask = () => Promise<{ readonly status: number; readonly headers: Headers }>;

/** Reads and writes as a client sees them; a refused connection or an answer that never comes is status 0. */
export function applyLoad(address: string, access: string, clients: number) {
  const answers: Observed[] = [];
  /** Phones of people who were told that they are signed in. */
  const acknowledged: string[] = [];
  const last = new Map<number, Observed>();
  let going = true;

  async function observe(client: number, what: string, ask: Ask): Promise<void> {
    const answer = await ask().catch((error: unknown) => ({
      status: 0,
      headers: new Headers({ 'retry-after': '' }),
      error,
    }));
    const at = performance.now();
    const seen = { what, status: answer.status, retryAfter: answer.headers.get('retry-after'), at };
    answers.push(seen);
    last.set(client, seen);
  }

  /** A log-in that fails half-way is simply left; the next one is somebody else. */
  const logInOnce = async (client: number): Promise<void> => {
    const [phone, device_uuid] = [newPhone(), randomUUID()];
    let asked: Awaited<ReturnType<typeof call<'POST /api/v1/login'>>> | undefined;
    await observe(client, 'login', async () => {
      asked = await call(address, 'POST /api/v1/login', { body: { phone, country: 'RU', device_uuid } });
      return asked;
    });
    if (asked?.status !== 200) return;
    const given = { phone, device_uuid, token: asked.body.data, code: asked.body.code ?? '' };
    await observe(client, 'validate', async () => {
      const answer = await validate(address, given);
      if (answer.status === 200) acknowledged.push(phone);
      return answer;
    });
  };

  async function run(client: number): Promise<void> {
    for (let round = 0; going && round < 20_000; round += 1) {
      await observe(client, 'user', () => whoAmI(address, access));
      await observe(client, 'sessions', () => call(address, 'GET /api/v4/sessions', {}, access));
      await logInOnce(client);
    }
  }

  const done = Promise.all(Array.from({ length: clients }, (_, client) => run(client)));
  return {
    answers,
    acknowledged,
    lastOfEach: () => [...last.values()],
    userId: whoAmI(address, access).then(({ body }) => body.user_id),
    stop: async () => {
      going = false;
      await done;
    },
  };
}
