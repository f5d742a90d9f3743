import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { afterFile, logIn, pgQuery } from '../../../test/harness.ts';
import { twoInstances } from '../../../test/instances.ts';
import { poll } from '../../../test/waiting.ts';

const [app, elsewhere] = await twoInstances(afterFile());
let phone = 79_160_000_000;
const nextPhone = () => {
  phone += 1;
  return String(phone);
};

const me = (token: string, at = app) => at.call('GET /api/v2/user', {}, { token });
const refresh = (token: string, at = app) => at.call('POST /api/v2/token/refresh', { body: { token } });

/** Time belongs to one test at a time: whatever it moves, it puts back. */
async function later<T>(seconds: number, work: () => Promise<T>): Promise<T> {
  const before = app.clock.offsetSeconds();
  for (const each of [app, elsewhere]) each.clock.set(before + seconds);
  return work().finally(() => {
    for (const each of [app, elsewhere]) each.clock.set(before);
  });
}

describe('an access token', () => {
  it('opens calls for fifteen minutes, on every instance', async () => {
    const { access } = await logIn(app, nextPhone());
    expect((await me(access, elsewhere)).status).toBe(200);
    await later(14 * 60, async () => expect((await me(access)).status).toBe(200));
    await later(15 * 60 + 1, async () => {
      expect((await me(access)).error.code).toBe('unauthorized');
      expect((await me(access, elsewhere)).status).toBe(401);
    });
  });

  it.each(['', 'x', 'x'.repeat(43), 'Ж'.repeat(30), `${'a'.repeat(43)}\t`])(
    'is refused when it is %j',
    async (token) => {
      expect((await me(token)).status).toBe(401);
    },
  );
});

describe('a refresh token', () => {
  it('gives a new pair each time, and the new access token works', async () => {
    const { refresh: first } = await logIn(app, nextPhone());
    const second = await refresh(first);
    expect(second.status).toBe(200);
    const third = await refresh(second.body.refresh.token, elsewhere);
    expect((await me(third.body.access.token)).status).toBe(200);
    expect(new Set([first, second.body.refresh.token, third.body.refresh.token]).size).toBe(3);
  });

  it('gives every tab the same successor within ten seconds, and never a second one', async () => {
    const { refresh: shared } = await logIn(app, nextPhone());
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => refresh(shared, index % 2 ? app : elsewhere)),
    );
    const [first] = answers;
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await me(first?.body.access.token ?? '')).status).toBe(200);
    // Well before the ten seconds: those that pass on a busy machine meanwhile count too.
    await later(3, async () => {
      expect((await refresh(shared)).body).toEqual(first?.body);
      // Another tab was a whole turn ahead: the slow one gets what is newest, not what is used up.
      const newest = await refresh(first?.body.refresh.token ?? '');
      expect((await refresh(shared, elsewhere)).body).toEqual(newest.body);
    });
  });

  it('ends the whole device session when it comes back later', async () => {
    const { refresh: stolen } = await logIn(app, nextPhone());
    const { body } = await refresh(stolen);
    expect((await me(body.access.token)).status).toBe(200);
    await later(11, async () => {
      expect((await refresh(stolen, elsewhere)).error.code).toBe('refresh_invalid');
      await poll(async () => (await me(body.access.token)).status).toBe(401);
      expect((await refresh(body.refresh.token)).status).toBe(401);
    });
  });

  it('lives thirty days', async () => {
    const { refresh: token } = await logIn(app, nextPhone());
    await later(30 * 24 * 3600 + 1, async () =>
      expect((await refresh(token)).error.code).toBe('refresh_invalid'),
    );
    await later(30 * 24 * 3600 - 5, async () => expect((await refresh(token)).status).toBe(200));
  });
});

describe('a session', () => {
  it("on a device that is somebody else's ends after twelve hours, and so does what it opens", async () => {
    const alien = await logIn(app, nextPhone(), 'RU', { alian_device: true });
    const { body: hash } = await app.call('POST /api/v4/hash', { body: {} }, { token: alien.access });
    const { body: opened } = await app.call('POST /api/v1/hash/use', { body: { token: hash.token } });
    const own = await logIn(app, nextPhone(), 'RU', { alian_device: false });
    await later(12 * 3600 + 1, async () => {
      for (const token of [alien.refresh, opened.refresh.token])
        expect((await refresh(token)).error.code).toBe('refresh_invalid');
      expect((await refresh(own.refresh)).status).toBe(200);
    });
  });

  it('ends after ninety days, however often it is renewed', async () => {
    const number = nextPhone();
    let { refresh: token } = await logIn(app, number);
    for (const day of [25, 50, 75])
      await later(day * 24 * 3600, async () => {
        token = (await refresh(token)).body.refresh.token;
      });
    await later(89 * 24 * 3600, async () => {
      const { body } = await refresh(token);
      token = body.refresh.token;
      expect(Date.parse(body.refresh.expires_at)).toBeLessThan(app.clock.now().getTime() + 25 * 3_600_000);
    });
    await later(90 * 24 * 3600 + 1, async () =>
      expect((await refresh(token)).error.code).toBe('refresh_invalid'),
    );
  });
});

describe('a one-time hash', () => {
  const make = (token: string, device_uuid?: string) =>
    app.call('POST /api/v4/hash', { body: { device_uuid } }, { token });
  const use = (token: string, at = app, device_uuid?: string) =>
    at.call('POST /api/v1/hash/use', { body: { token, device_uuid } });

  it('works only at the device that asked for it, where there is one', async () => {
    const { access } = await logIn(app, nextPhone());
    const device = randomUUID();
    const { body } = await make(access, device);
    expect((await use(body.token)).error.code).toBe('hash_invalid');
    expect((await use(body.token, app, randomUUID())).error.code).toBe('hash_invalid');
    expect((await use(body.token, elsewhere, device.toUpperCase())).status).toBe(200);
  });

  it('says whom it leads to without being used, and not how to call them', async () => {
    const number = nextPhone();
    const { access } = await logIn(app, number);
    const { body } = await make(access);
    const asked = await app.call('POST /api/v4/hash/person', { body: { token: body.token } });
    const { user_id } = (await me(access)).body;
    expect(asked.body).toEqual({
      user_id,
      name: '',
      phone: expect.stringMatching(/^\+7 9[* -]+\d\d$/),
    });
    expect((await use(body.token)).status).toBe(200);
    const after = await app.call('POST /api/v4/hash/person', { body: { token: body.token } });
    expect(after.error.code).toBe('hash_invalid');
  });

  it('dies with the session that made it, and so does what it opened', async () => {
    const { access } = await logIn(app, nextPhone());
    const [opened, waiting] = [(await make(access)).body, (await make(access)).body];
    const view = (await use(opened.token)).body;
    const inner = (await make(view.access.token)).body;
    const innermost = (await use(inner.token)).body;
    await app.call('POST /api/v4/logout', {}, { token: access });
    expect((await use(waiting.token)).error.code).toBe('hash_invalid');
    for (const { access: token, refresh: renewal } of [view, innermost]) {
      expect((await me(token.token)).status).toBe(401);
      expect((await refresh(renewal.token)).status).toBe(401);
    }
  });

  it('opens nothing that outlives the session it comes from', async () => {
    const { refresh: first } = await logIn(app, nextPhone());
    let token = first;
    for (const day of [25, 50, 75])
      await later(day * 24 * 3600, async () => {
        const { body } = await refresh(token);
        token = body.refresh.token;
        if (day < 75) return;
        const made = await make(body.access.token);
        const view = await use(made.body.token);
        expect(view.body.refresh.expires_at).toBe(body.refresh.expires_at);
      });
  });

  it('signs another window in as the same person', async () => {
    const number = nextPhone();
    const { access } = await logIn(app, number);
    const { body } = await make(access);
    const used = await use(body.token, elsewhere);
    expect((await me(used.body.access.token)).body.phone).toBe(number);
  });

  it('works once, whoever comes first', async () => {
    const { access } = await logIn(app, nextPhone());
    const { body } = await make(access);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => use(body.token, i % 2 ? app : elsewhere)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ error }) => error.code === 'hash_invalid')).toHaveLength(9);
  });

  it('lives sixty seconds', async () => {
    const { access } = await logIn(app, nextPhone());
    const { body } = await make(access);
    await later(61, async () => expect((await use(body.token)).error.code).toBe('hash_invalid'));
  });
});

describe('own sessions', () => {
  it('are listed newest first, the current one marked', async () => {
    const number = nextPhone();
    await logIn(app, number);
    await later(60, async () => {
      const { access } = await logIn(app, number);
      const { body } = await app.call('GET /api/v4/sessions', {}, { token: access });
      expect(body.total).toBe(2);
      expect(body.data.map(({ current }) => current)).toEqual([true, false]);
    });
  });

  it('end at log-out, at once and everywhere', async () => {
    const { access, refresh: token } = await logIn(app, nextPhone());
    expect((await me(access, elsewhere)).status).toBe(200);
    expect((await app.call('POST /api/v4/logout', {}, { token: access })).body).toEqual({ success: true });
    expect((await me(access)).status).toBe(401);
    await poll(async () => (await me(access, elsewhere)).status).toBe(401);
    expect((await refresh(token)).status).toBe(401);
  });

  it('can be ended from another device', async () => {
    const number = nextPhone();
    const lost = await logIn(app, number);
    await later(60, async () => {
      const { access } = await logIn(elsewhere, number);
      const { body } = await app.call('GET /api/v4/sessions', {}, { token: access });
      const id = body.data.find(({ current }) => !current)?.id ?? '';
      expect(
        (await app.call('POST /api/v4/sessions/:id/end', { params: { id } }, { token: access })).status,
      ).toBe(200);
      expect((await refresh(lost.refresh)).status).toBe(401);
      await poll(async () => (await me(lost.access, elsewhere)).status).toBe(401);
      expect((await me(access)).status).toBe(200);
    });
  });

  it('of somebody else can neither be seen nor ended', async () => {
    const victim = await logIn(app, nextPhone());
    const { access } = await logIn(app, nextPhone());
    const { body } = await app.call('GET /api/v4/sessions', {}, { token: victim.access });
    const id = body.data[0]?.id ?? '';
    for (const wanted of [id, randomUUID()]) {
      const { status, error } = await app.call(
        'POST /api/v4/sessions/:id/end',
        { params: { id: wanted } },
        { token: access },
      );
      expect([status, error.code]).toEqual([404, 'not_found']);
    }
    expect((await me(victim.access)).status).toBe(200);
  });

  it('are thirty at most: the oldest gives way', async () => {
    const number = nextPhone();
    const first = await logIn(app, number);
    const { rows } = await pgQuery(app.databaseUrl, 'select id from users where phone = $1', [number]);
    await pgQuery(
      app.databaseUrl,
      `insert into sessions select gen_random_uuid(), $1, gen_random_uuid(), '', '', '', '', now(), now(), null, null from generate_series(1, 29)`,
      [rows[0].id],
    );
    await later(60, async () => {
      const { access } = await logIn(app, number);
      expect((await app.call('GET /api/v4/sessions', {}, { token: access })).body.total).toBe(30);
      expect((await refresh(first.refresh)).status).toBe(401);
    });
  });
});
