import { expect, test } from 'vitest';
import { changeFlow, readFlow, resumeFlow } from './lock-flows.ts';

const HOUR_MS = 3_600_000;

test('a link that has stopped opening while the app stayed open is asked for anew', () => {
  const name = 'person/point-1';
  const expires = new Date(Date.now() + 6 * HOUR_MS).toISOString();
  const connection = { ssid: 'LOCK', psk: 'secret', linkToOpen: 'http://lock.example/open', expires };
  changeFlow(name, { type: 'connected', connection });
  changeFlow(name, { type: 'went', to: 'open' });
  const opened = readFlow(name);
  resumeFlow(name, Date.now() + 5 * HOUR_MS);
  expect(readFlow(name)).toBe(opened);
  resumeFlow(name, Date.now() + 7 * HOUR_MS);
  expect(readFlow(name)).toMatchObject({ step: 'connect', connection: null });
});

test('an answer that the server lacks outlives its link', () => {
  const name = 'person/2';
  const connection = {
    ssid: 'LOCK',
    psk: 'secret',
    linkToOpen: 'http://lock.example/open',
    expires: new Date(Date.now() + HOUR_MS).toISOString(),
  };
  changeFlow(name, { type: 'connected', connection });
  changeFlow(name, { type: 'answered', answer: { id: 'a', clicked: true, sent: false } });
  resumeFlow(name, Date.now() + 30 * HOUR_MS);
  expect(readFlow(name)).toMatchObject({ connection, answer: { id: 'a' } });
});
