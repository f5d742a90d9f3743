import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  afterFile,
  logIn,
  newDatabase,
  pgQuery,
  readableLog,
  type TestApp,
  testApp,
} from '../../../test/harness.ts';
import { poll } from '../../../test/waiting.ts';

const environment = { TRUST_PROXY: '127.0.0.1', CODES_PER_ADDRESS_PER_HOUR: '1000' };
const app = await testApp({ cleanUp: afterFile(), environment });
let last = 79_163_000_000;
const newPhone = () => {
  last += 1;
  return String(last);
};
let networks = 0;
/** An address that nobody has asked from before. */
const newAddress = () => {
  networks += 1;
  return `203.0.${Math.floor(networks / 250)}.${networks % 250}`;
};

const ask = (phone: string, device_uuid: string = randomUUID(), address = newAddress(), at = app) =>
  at.call(
    'POST /api/v1/login',
    { body: { phone, country: phone.startsWith('7') ? 'RU' : 'GE', device_uuid } },
    { headers: { 'x-forwarded-for': address } },
  );
const send = (token: string, code: string, device_uuid: string, at = app) =>
  at.call('POST /api/v1/validate', { body: { token, code, device_uuid } });
const wrongOf = (code: string) => (code === '000000' ? '111111' : '000000');

/** Time belongs to one test at a time. */
async function later<T>(seconds: number, work: () => Promise<T>, at: TestApp = app): Promise<T> {
  const before = at.clock.offsetSeconds();
  at.clock.set(before + seconds);
  return work().finally(() => at.clock.set(before));
}

/** As many as there are, from networks of their own, as somebody with a botnet would. */
async function flood(phone: string, at: TestApp = app): Promise<void> {
  for (let asked = 0; asked < 40; asked += 1)
    if ((await ask(phone, randomUUID(), newAddress(), at)).status === 429) return;
  throw new Error('nothing stopped the flood');
}

describe('a code that was sent', () => {
  it('is sent again to whoever asks again, and both messages open the door', async () => {
    const [phone, device] = [newPhone(), randomUUID()];
    const address = newAddress();
    const first = await ask(phone, device, address);
    const code = await app.lastCode(phone);
    await later(60, async () => {
      const second = await ask(phone, device, address);
      expect(await app.lastCode(phone)).toBe(code);
      expect(second.body.data).not.toBe(first.body.data);
      // Attempts are those of the code, whichever message is answered.
      await send(second.body.data, wrongOf(code), device);
      const wrong = await send(first.body.data, wrongOf(code), device);
      expect(wrong.error.data).toEqual({ attempts_left: 3 });
      await later(290, async () => {
        expect((await send(first.body.data, code, device)).status).toBe(200);
        expect((await send(second.body.data, code, device)).error.code).toBe('code_expired');
      });
    });
  });

  it('is not voided by what others ask for', async () => {
    const [phone, device] = [newPhone(), randomUUID()];
    const { body } = await ask(phone, device);
    const code = await app.lastCode(phone);
    await flood(phone);
    expect((await send(body.data, code, device)).status).toBe(200);
  });
});

describe('whoever asks for codes of somebody else', () => {
  it('locks out neither a device known before, nor its next code', async () => {
    const [phone, device] = [newPhone(), randomUUID()];
    const { body } = await ask(phone, device);
    await send(body.data, await app.lastCode(phone), device);
    await flood(phone);
    expect((await ask(phone)).error.code).toBe('too_many_codes');
    const again = await later(60, () => ask(phone, device));
    expect(again.status).toBe(200);
    expect((await send(again.body.data, await app.lastCode(phone), device)).status).toBe(200);
  });

  it("locks out a device that is somebody else's: whoever it belongs to knows its number", async () => {
    const [phone, device] = [newPhone(), randomUUID()];
    await logIn(app, phone, 'RU', { device_uuid: device, alian_device: true });
    await flood(phone);
    const again = await later(60, () => ask(phone, device));
    expect(again.error.code).toBe('too_many_codes');
  });

  it('uses up their own network first: from another one the person still gets in', async () => {
    const [phone, theirs] = [newPhone(), newAddress()];
    for (let asked = 0; asked < 5; asked += 1)
      await later(asked * 60, async () => expect((await ask(phone, randomUUID(), theirs)).status).toBe(200));
    await later(300, async () => {
      expect((await ask(phone, randomUUID(), theirs)).error.code).toBe('too_many_codes');
      expect((await ask(phone)).status).toBe(200);
    });
  });

  it('makes nobody elsewhere wait the 59 seconds', async () => {
    const phone = newPhone();
    await ask(phone);
    expect((await ask(phone)).status).toBe(200);
  });

  it('has ten codes an hour for one device', async () => {
    const device = randomUUID();
    const answers = await Promise.all(Array.from({ length: 14 }, () => ask(newPhone(), device)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  });

  it('gets fifty guesses a day at one phone, of which ten are left to the person', async () => {
    const [phone, device] = [newPhone(), randomUUID()];
    const first = await ask(phone, device);
    await send(first.body.data, await app.lastCode(phone), device);
    let guesses = 0;
    for (let round = 0; round < 12; round += 1)
      await later(4_000 * (round + 1), async () => {
        const stranger = randomUUID();
        const { status, body } = await ask(phone, stranger);
        if (status !== 200) return;
        const wrong = wrongOf(await app.lastCode(phone));
        const answers = await Promise.all(Array.from({ length: 7 }, () => send(body.data, wrong, stranger)));
        guesses += answers.filter(({ error }) => error.code === 'code_wrong').length;
        guesses += answers.some(({ error }) => error.code === 'code_exhausted') ? 1 : 0;
      });
    expect(guesses).toBe(40);
    await later(4_000 * 13, async () => {
      expect((await ask(phone)).error.code).toBe('too_many_codes');
      const own = await ask(phone, device);
      expect((await send(own.body.data, await app.lastCode(phone), device)).status).toBe(200);
    });
  });

  it('gets not one guess more by trying many codes at once on two instances', async () => {
    const [phone, elsewhere] = [newPhone(), await testApp({ databaseUrl: app.databaseUrl, environment })];
    const codes = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const device = randomUUID();
        return { device, token: (await ask(phone, device)).body.data };
      }),
    );
    await Promise.all(
      codes.flatMap(({ device, token }) =>
        Array.from({ length: 5 }, (_, index) => send(token, 'wrong', device, index % 2 ? app : elsewhere)),
      ),
    );
    const { rows } = await pgQuery(
      app.databaseUrl,
      'select sum(5 - attempts_left)::int as guesses from login_codes where phone = $1',
      [phone],
    );
    expect(rows).toEqual([{ guesses: 40 }]);
  });
});

describe('a network', () => {
  it('has its number of codes and not one more, however many ask at once on two instances', async () => {
    const databaseUrl = await newDatabase();
    const few = { ...environment, CODES_PER_ADDRESS_PER_HOUR: '6' };
    const apps = [
      await testApp({ databaseUrl, environment: few }),
      await testApp({ databaseUrl, environment: few }),
    ];
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        // One customer: the second half of the address is theirs to choose.
        ask(newPhone(), randomUUID(), `2001:db8:1:2:${index}::${index + 1}`, apps[index % 2]),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(6);
    expect((await ask(newPhone(), randomUUID(), '2001:db8:1:3::1', apps[0])).status).toBe(200);
  });
});

describe('the day of a country', () => {
  it('runs out for its strangers alone: not for other countries, devices known before, or staff; leads are told', async () => {
    const { log, lines } = readableLog('warn');
    const small = await testApp({
      environment: { ...environment, CODES_PER_DAY: '20' },
      log,
      examples: true,
    });
    const device = randomUUID();
    const mine = newPhone();
    const { body } = await ask(mine, device, newAddress(), small);
    await send(body.data, await small.lastCode(mine), device, small);
    // Half of twenty: Russia's part.
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => ask(newPhone(), randomUUID(), newAddress(), small)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(9);
    expect((await ask(newPhone(), randomUUID(), newAddress(), small)).error.code).toBe('too_many_codes');
    expect((await ask('995555123456', randomUUID(), newAddress(), small)).status).toBe(200);
    await later(
      60,
      async () => expect((await ask(mine, device, newAddress(), small)).status).toBe(200),
      small,
    );
    const { rows } = await pgQuery(
      small.databaseUrl,
      `select phone from users join staff_roles on user_id = id where role = 'lead' limit 1`,
    );
    expect((await ask(rows[0].phone, randomUUID(), newAddress(), small)).status).toBe(200);
    await poll(async () => {
      const told = await pgQuery(
        small.databaseUrl,
        `select params from notifications where kind = 'codesRunOut'`,
      );
      return told.rows.map(({ params }) => params);
    }).toContainEqual({ place: 'RU' });
    expect(lines.filter(({ msg }) => msg === 'refused')).toEqual([]);
  });
});

describe('the log', () => {
  it('says from where and about whom a code failed or a right was missing, and never the phone', async () => {
    const { log, lines, text } = readableLog('warn');
    const watched = await testApp({ environment, log });
    const [phone, device, address] = [newPhone(), randomUUID(), newAddress()];
    const { body } = await ask(phone, device, address, watched);
    const wrong = wrongOf(await watched.lastCode(phone));
    await watched.call(
      'POST /api/v1/validate',
      { body: { token: body.data, code: wrong, device_uuid: device } },
      { headers: { 'x-forwarded-for': address } },
    );
    const failed = lines.find(({ failure }) => failure === 'code_wrong');
    expect(failed).toMatchObject({ address, person: expect.stringMatching(/^[\w-]{16}$/) });
    expect(text()).not.toContain(phone);
    const { access } = await logIn(watched, newPhone());
    const me = await watched.call('GET /api/v2/user', {}, { token: access });
    await watched.call('GET /api/v2/manage/staff', {}, { token: access });
    expect(lines.find(({ failure }) => failure === 'forbidden')).toMatchObject({
      person: me.body.user_id,
      address: '127.0.0.1',
    });
  });
});
