import fc from 'fast-check';
import { expect, test } from 'vitest';
import { begin, change, pause, redo, undo } from './history.ts';

test('letters typed into one field are one step; leaving the field ends it', () => {
  let history = begin('');
  for (const text of ['а', 'аб', 'абв']) history = change(history, text, 'title.ru');
  history = change(pause(history), 'абвг', 'title.ru');
  expect(undo(history).present).toBe('абв');
  expect(undo(undo(history)).present).toBe('');
});

test('a new step ends what could be done again', () => {
  const history = change(undo(change(begin('a'), 'b', null)), 'c', null);
  expect(redo(history)).toBe(history);
  expect(undo(history).present).toBe('a');
});

test('however one goes back and forth, the way back leads to the beginning and forth to the last step', () => {
  const act = fc.oneof(fc.integer({ min: 1, max: 9 }), fc.constantFrom('undo', 'redo'));
  fc.assert(
    fc.property(fc.array(act, { maxLength: 60 }), (acts) => {
      let history = begin(0);
      for (const each of acts) {
        if (each === 'undo') history = undo(history);
        else if (each === 'redo') history = redo(history);
        else history = change(history, Number(each), null);
      }
      const steps = history.future.length;
      const last = history.future.at(-1) ?? history.present;
      for (let n = 0; n < steps; n += 1) history = redo(history);
      expect(history.present).toBe(last);
      for (let n = 0; n < 100; n += 1) history = undo(history);
      expect(history.present).toBe(0);
    }),
  );
});

test('the oldest steps give way, so that the browser is not filled', () => {
  let history = begin(0);
  for (let n = 1; n <= 500; n += 1) history = change(history, n, null);
  expect(history.past).toHaveLength(200);
  expect(history.past[0]).toBe(300);
});
