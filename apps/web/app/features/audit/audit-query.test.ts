import { expect, test } from 'vitest';
import { queryOf } from './audit-query.ts';

test('asks for what is whole, and leaves out what is half chosen or made up', () => {
  expect(queryOf({ actor: 'system', act: 'file.read', record: 'order:15', from: '2026-01-01' })).toEqual({
    actor: 'system',
    act: 'file.read',
    record: 'order:15',
    from: '2026-01-01',
  });
  expect(queryOf({ act: 'nothing', record: 'order:', from: '1', to: 'x' })).toEqual({});
});
