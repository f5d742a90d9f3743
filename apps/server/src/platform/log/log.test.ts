import { describe, expect, it } from 'vitest';
import { newDatabase, pgQuery, readableLog } from '../../../test/harness.ts';

const PHONE = '79161234567';

describe('a log line', () => {
  it('hides what must not be read, wherever it stands', () => {
    const { log, text } = readableLog();
    const secret = { phone: PHONE, code: '123456', token: 'secret', password: 'secret', snils: 'secret' };
    log.info({ ...secret, body: secret, deep: { er: secret } }, 'hello');
    log.info({ req: { headers: { authorization: 'Bearer secret', cookie: 'secret' } } }, 'hello');
    expect(text()).toContain('hello');
    expect(text()).not.toMatch(/secret|79161234567|123456/);
  });

  it('keeps what an operator needs', () => {
    const { log, lines } = readableLog();
    log.warn({ request_id: 'r', route: '/api/v2/user', status: 503, failure: 'unavailable' }, 'call failed');
    expect(lines[0]).toMatchObject({
      request_id: 'r',
      route: '/api/v2/user',
      status: 503,
      failure: 'unavailable',
    });
  });

  it('does not quote the row that broke a rule of the database', async () => {
    const url = await newDatabase();
    const insert = `insert into users (id, phone, country, created) values (gen_random_uuid(), $1, 'RU', now())`;
    await pgQuery(url, insert, [PHONE]);
    const error = await pgQuery(url, insert, [PHONE]).catch((caught: unknown) => caught);
    expect(error).toHaveProperty('detail', expect.stringContaining(PHONE));
    const { log, text } = readableLog();
    log.error({ err: error }, 'call failed');
    expect(text()).toContain('users_phone_key');
    expect(text()).not.toContain(PHONE);
  });
});
