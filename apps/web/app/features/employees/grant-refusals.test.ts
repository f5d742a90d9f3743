import { expect, test } from 'vitest';
import { type Chosen, goneOf, linesOf, type RefusedPair } from './grant-refusals.ts';

const PEOPLE: readonly Chosen[] = [
  { id: 'anna', name: 'А••• С•••', phone: '+7 ••• ••11' },
  { id: 'alla', name: 'А••• С•••', phone: '+7 ••• ••22' },
  { id: 'igor', name: 'И••• К•••', phone: '+7 ••• ••33' },
];
const pair = (
  user_id: string,
  point: string,
  reason: RefusedPair['reason'],
  more: Partial<RefusedPair> = {},
): RefusedPair => ({ user_id, pickpoint_id: point, address: `Дом ${point}`, reason, ...more });
const said = (refused: readonly RefusedPair[], people = PEOPLE) =>
  linesOf(refused, people).map(({ name, address, reason, lock }) =>
    [name, address, reason, lock ? 'lock' : ''].filter(Boolean).join(' | '),
  );

test('somebody who was removed meanwhile is one line, however many points were chosen', () => {
  expect(said([pair('igor', '1', 'deleted'), pair('igor', '2', 'deleted')])).toEqual(['И••• К••• | deleted']);
});

test('a closed point is one line, whoever was to work there', () => {
  expect(said([pair('igor', '1', 'closed'), pair('anna', '1', 'closed')])).toEqual(['Дом 1 | closed']);
});

test('what is about both names both, and whose masks are alike are told apart by the phone', () => {
  expect(said([pair('alla', '1', 'forbidden'), pair('igor', '2', 'owner')])).toEqual([
    'А••• С••• (+7 ••• ••22) | Дом 1 | forbidden',
    'И••• К••• | Дом 2 | owner',
  ]);
});

test('of one person the addresses are enough', () => {
  const [anna] = PEOPLE;
  expect(said([pair('anna', '1', 'forbidden'), pair('anna', '2', 'closed')], anna ? [anna] : [])).toEqual([
    'Дом 1 | forbidden',
    'Дом 2 | closed',
  ]);
});

test('a role that was saved without its lock says so', () => {
  expect(said([pair('igor', '1', 'notAssignable', { lock: true })])).toEqual([
    'И••• К••• | Дом 1 | notAssignable | lock',
  ]);
});

test('whoever is gone is chosen no more', () => {
  expect(
    goneOf([pair('igor', '1', 'deleted'), pair('igor', '2', 'deleted'), pair('anna', '1', 'closed')]),
  ).toEqual(['igor']);
});
