import { describe, expect, it } from 'vitest';
import { entryAddress, entryOf } from './step-entries.ts';

describe('steps as entries of the browser’s history', () => {
  it('reads an entry of this visit, and nobody else’s', () => {
    const wizard = { visit: 'one/0', step: 'files', before: 'conditions' };
    expect(entryOf({ idx: 3, wizard }, 'one/0')).toEqual(wizard);
    expect(entryOf({ wizard }, 'one/1')).toBeNull();
    expect(entryOf({ wizard: { ...wizard, step: 'roof' } }, 'one/0')).toBeNull();
    expect(entryOf({ wizard: { visit: 'one/0', step: 'files' } }, 'one/0')?.before).toBeNull();
    for (const state of [null, undefined, {}, { usr: 1 }]) expect(entryOf(state, 'one/0')).toBeNull();
  });

  it('keeps the point that moves and the number of the draft, not the field somebody was led to', () => {
    const at = 'https://punkt.example/lk/orders/';
    expect(entryAddress(`${at}create?pvzId=7`, null)).toBe('/lk/orders/create?pvzId=7');
    expect(entryAddress(`${at}12/edit?field=area`, '12')).toBe('/lk/orders/12/edit');
    expect(entryAddress(`${at}create`, '12')).toBe('/lk/orders/12/edit');
  });
});
