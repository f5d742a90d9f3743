import { expect, test } from 'vitest';
import { sendOnce } from './send-once.ts';

const LOST = new Error('no answer');

/** What the server is sent, and whether its answer arrives. */
function line() {
  const names: string[] = [];
  const send = (place: string, body: string, arrives = true) =>
    sendOnce(place, body, (name) => {
      names.push(name);
      return arrives ? Promise.resolve(name) : Promise.reject(LOST);
    });
  return { names, send };
}

test('words whose answer was lost go again under the same name, until one arrives', async () => {
  const { names, send } = line();
  await expect(send('order.1', 'Можно?', false)).rejects.toBe(LOST);
  await expect(send('order.1', 'Можно?', false)).rejects.toBe(LOST);
  await send('order.1', 'Можно?');
  await send('order.1', 'Можно?');
  expect(names[1]).toBe(names[0]);
  expect(names[2]).toBe(names[0]);
  expect(names[3]).not.toBe(names[0]);
});

test('other words, and the same words elsewhere, are another message', async () => {
  const { names, send } = line();
  await expect(send('order.2', 'Можно?', false)).rejects.toBe(LOST);
  await expect(send('order.2', 'Можно войти?', false)).rejects.toBe(LOST);
  await expect(send('order.3', 'Можно?', false)).rejects.toBe(LOST);
  expect(new Set(names).size).toBe(3);
});

test('two presses before the screen is drawn again are one message', async () => {
  const { names, send } = line();
  await Promise.all([send('order.4', 'Да'), send('order.4', 'Да')]);
  expect(names[1]).toBe(names[0]);
});
