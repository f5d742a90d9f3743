import type { CameraProtocol } from '@punkt/domain/cameras';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createCameras } from './cameras.ts';
import type { CameraAccess } from './port.ts';
import {
  type Behaviour,
  isapi,
  LOGIN,
  onvif,
  PASSWORD,
  punkt,
  startRecorder,
  trassir,
} from './testing/recorders.ts';

const cameras = createCameras({ sandbox: true, isOpen: () => true });
const BEHAVIOURS = { trassir, isapi, onvif, punkt } satisfies Partial<Record<CameraProtocol, Behaviour>>;
const PROTOCOLS = ['trassir', 'isapi', 'onvif', 'punkt'] as const;
const FOLDERS: Partial<Record<CameraProtocol, string>> = { punkt: '/shop/' };

async function start(behaviour: Behaviour) {
  const recorder = await startRecorder(behaviour);
  onTestFinished(() => recorder[Symbol.asyncDispose]());
  return recorder;
}

const accessTo = (url: string, change: Partial<CameraAccess> = {}): CameraAccess => ({
  url,
  login: LOGIN,
  password: PASSWORD,
  token: '',
  allowsSelfSigned: false,
  ...change,
});

const readFrom = async (protocol: keyof typeof BEHAVIOURS, change: Partial<CameraAccess> = {}) => {
  const recorder = await start(BEHAVIOURS[protocol]);
  return cameras.read(protocol, accessTo(recorder.url + (FOLDERS[protocol] ?? ''), change));
};

const camera = (
  id: string,
  name: string,
  isOnline: boolean,
  archiveDays: number | null,
  hasArchive: boolean,
) => ({
  id,
  name,
  isOnline,
  archiveDays,
  hasArchive,
});

describe('what recorders say', () => {
  test('TRASSIR: channels, lost ones, and the depth of its archive in whole days', async () => {
    expect(await readFrom('trassir')).toEqual([
      camera('a1', 'Вход', true, 92, true),
      camera('a2', 'Зал', true, 92, true),
      camera('b1', 'Склад', true, 92, true),
      camera('c1', 'Старая', false, 92, true),
    ]);
  });

  test('ISAPI: a channel without a track has no archive, one whose track is off neither', async () => {
    expect(await readFrom('isapi')).toEqual([
      camera('1', 'Вход & касса', true, 90, true),
      camera('2', 'Зал', false, 30, false),
      camera('3', '3', true, null, false),
    ]);
  });

  test('ONVIF: by the clock of the device, at the address that was given', async () => {
    expect(await readFrom('onvif')).toEqual([
      camera('R1', 'Вход', true, 100, true),
      camera('R2', 'Зал', false, 30, true),
      camera('R3', 'Склад', false, null, true),
    ]);
  });

  test.each([{}, { token: 't0ken', password: 'other' }])(
    'our protocol, under a folder, with %o',
    async (change) => {
      expect(await readFrom('punkt', change)).toEqual([
        camera('1', 'Вход', true, 91, true),
        camera('2', 'Зал', false, null, false),
      ]);
    },
  );
});

describe.each(PROTOCOLS)('%s', (protocol) => {
  const troubleOf = (url: string, change?: Partial<CameraAccess>) =>
    cameras.read(protocol, accessTo(url, change)).then(
      () => 'none',
      (error) => error.reason,
    );

  test('a wrong password is a matter of credentials', async () => {
    const recorder = await start(BEHAVIOURS[protocol]);
    expect(await troubleOf(recorder.url, { password: 'other' })).toBe('credentials');
    expect(recorder.asked.length).toBeLessThan(6);
  });

  const STRANGE: ReadonlyArray<readonly [string, string]> = [
    ['nothing', ''],
    ['a page', '<html><body>Login</body></html>'],
    ['half of JSON', '{"success": "1", "sid"'],
    ['other JSON', '{"cameras": {"a": 1}, "success": 1, "sid": "x"}'],
    ['JSON of nothing', 'null'],
    ['other XML', '<a><b>1</b></a>'],
    ['half of XML', '<?xml version="1.0"?><s:Envelope><s:Body>'],
    ['entities', '<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>'],
    ['bytes', '\u0000\u0001\uffff'],
  ];
  test.each(STRANGE)('an answer that is %s is no answer', async (_, said) => {
    const recorder = await start((__, response) => void response.end(said));
    expect(await troubleOf(recorder.url)).toBe('answer');
  });

  test('an endless answer is cut off', async () => {
    const recorder = await start((_, response) => {
      const pour = () => {
        while (!response.destroyed && response.write('<a>'.repeat(16_384)));
        if (!response.destroyed) response.once('drain', pour);
      };
      pour();
    });
    expect(await troubleOf(recorder.url)).toBe('answer');
  });

  test('no redirect is followed', async () => {
    const elsewhere = await start((_, response) => void response.end('secret'));
    const recorder = await start(
      (_, response) => void response.writeHead(302, { location: elsewhere.url }).end(),
    );
    expect(await troubleOf(recorder.url)).toBe('answer');
    expect(elsewhere.asked).toEqual([]);
  });

  test('whoever hangs is left after a while, or when the person goes', async () => {
    const recorder = await start(() => undefined);
    const hasty = createCameras({ sandbox: false, isOpen: () => true, longestMs: 50 });
    await expect(hasty.read(protocol, accessTo(recorder.url))).rejects.toMatchObject({ reason: 'timeout' });
    const gone = AbortSignal.abort();
    await expect(cameras.read(protocol, accessTo(recorder.url), gone)).rejects.toMatchObject({
      reason: 'timeout',
    });
  });

  test('nobody there', async () => {
    const recorder = await startRecorder(() => undefined);
    await recorder[Symbol.asyncDispose]();
    expect(await troubleOf(recorder.url)).toBe('unreachable');
  });

  const closed = createCameras({ sandbox: true });
  const port = (url: string) => new URL(url).port;
  test.each([
    'http://127.0.0.1',
    'http://localhost',
    'http://[::1]',
    'http://[::ffff:127.0.0.1]',
    'http://0x7f000001',
    'http://2130706433',
    'http://169.254.169.254',
    'http://10.0.0.1',
    'http://192.168.1.64',
  ])('%s is never reached', async (address) => {
    const recorder = await start(BEHAVIOURS[protocol]);
    const read = closed.read(protocol, accessTo(`${address}:${port(recorder.url)}`));
    await expect(read).rejects.toMatchObject({ reason: 'address' });
    expect(recorder.asked).toEqual([]);
  });

  test.each(['ftp://example.org', 'file:///etc/passwd', 'http://', 'nonsense', 'http://me:you@example.org'])(
    '%s is no address of a recorder',
    async (address) => {
      await expect(closed.read(protocol, accessTo(address))).rejects.toMatchObject({ reason: 'address' });
    },
  );
});

describe('the sandbox', () => {
  const read = (last: string, change?: Partial<CameraAccess>) =>
    cameras.read('sandbox', accessTo(`https://cameras.sandbox.example/${last}`, change));

  test('answers as its address says', async () => {
    expect(await read('good')).toHaveLength(3);
    expect(await read('two')).toHaveLength(2);
    expect((await read('off')).filter((each) => !each.isOnline)).toHaveLength(1);
    expect((await read('short')).map((each) => each.archiveDays)).toContain(30);
    expect((await read('no-archive')).some((each) => !each.hasArchive)).toBe(true);
    await expect(read('garbage')).rejects.toMatchObject({ reason: 'answer' });
    await expect(read('gone')).rejects.toMatchObject({ reason: 'unreachable' });
    await expect(read('good', { password: 'wrong' })).rejects.toMatchObject({ reason: 'credentials' });
  });

  test('hangs until it is left', async () => {
    const hasty = createCameras({ sandbox: true, longestMs: 20 });
    const address = accessTo('https://cameras.sandbox.example/hangs');
    await expect(hasty.read('sandbox', address)).rejects.toMatchObject({ reason: 'timeout' });
  });

  test('is not there in production', async () => {
    const real = createCameras({ sandbox: false });
    await expect(
      real.read('sandbox', accessTo('https://cameras.sandbox.example/good')),
    ).rejects.toMatchObject({
      reason: 'address',
    });
  });
});
