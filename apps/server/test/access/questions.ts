import { randomBytes, randomUUID } from 'node:crypto';
import type { questions } from '@punkt/contract/questions';
import { pgQuery } from '../harness.ts';
import { type AccessRows, everybody, staffOnly } from './row.ts';
import type { Scene } from './scene.ts';

/** A visitor has no account, so a question is nobody's own: the staff answers it, whoever asked. */
async function newQuestion({ app }: Scene): Promise<string> {
  const id = randomUUID();
  await pgQuery(
    app.databaseUrl,
    `insert into questions (id, created, country, language, phone, email, telegram, message, fingerprint)
     values ($1, now(), 'RU', 'ru', '79991234567', 'anna@example.org', '@anna', 'Когда откроется зона?', $2)`,
    [id, randomBytes(32)],
  );
  return id;
}

const ask = <T>(work: (id: string) => T) => ({
  own: async (scene: Scene) => work(await newQuestion(scene)),
  foreign: async (scene: Scene) => work(await newQuestion(scene)),
  missing: async () => work(randomUUID()),
});

/** A content admin works on the public site and reads nobody's letters. */
const answerers = (status: number) => staffOnly(status, { contentAdmin: 403 });
const statuses = { own: answerers(200), foreign: answerers(200), missing: answerers(404) };

export const questionsAccess: AccessRows<typeof questions> = {
  'POST /api/v4/ticket/promo-site-contact': {
    noRecord: 'a new question, the same for every role: sent again it is the same one',
    request: async () => ({
      body: {
        phoneNumber: '9991234567',
        email: 'vera@example.org',
        telegram: '@vera',
        message: 'Можно ли открыть пункт в торговом центре?',
      },
    }),
    expect: everybody(200),
  },
  'GET /api/v2/manage/questions': {
    noRecord: 'the one queue of all, open to those who answer questions',
    request: async () => ({ query: {} }),
    expect: answerers(200),
  },
  'GET /api/v2/manage/questions/:id': {
    record: 'question of a visitor',
    ...ask((id) => ({ params: { id } })),
    expect: statuses,
  },
  'POST /api/v2/manage/questions/:id/answer': {
    record: 'question of a visitor',
    ...ask((id) => ({ params: { id }, body: { text: 'Да, можно.', channel: 'phone' as const } })),
    expect: statuses,
  },
};
