import { describe, expect, it } from 'vitest';
import { createSlot } from './slot.ts';

describe('what a later feature registers', () => {
  it('is missing until then, and said to be where it is needed', () => {
    const slot = createSlot<{ name: string }>('whose things these are');
    expect(slot.get()).toBeUndefined();
    expect(slot.need).toThrow('whose things these are: no feature has registered');
    slot.register({ name: 'orders' });
    expect([slot.get(), slot.need()]).toEqual([{ name: 'orders' }, { name: 'orders' }]);
  });

  it('is one and no other', () => {
    const slot = createSlot<{ name: string }>('whose things these are');
    slot.register({ name: 'orders' });
    expect(() => slot.register({ name: 'points' })).toThrow('registered already');
    expect(slot.need()).toEqual({ name: 'orders' });
  });
});
