import { expect, it } from 'vitest';
import { pgQuery } from '../../../test/harness.ts';
import { openSupport } from './testing/stage.ts';

const support = openSupport();

const figures = async (token = support.staff().lead) =>
  support.app().call('GET /api/v2/manage/tickets/figures', {}, { token });
const hourOf = (date: Date): number =>
  Number(
    new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: 'Europe/Moscow' }).format(
      date,
    ),
  );

it('count when questions come and are answered, and the promises that were kept, by week and topic', async () => {
  const [, , waits] = [await support.answered(), await support.answered(), await support.opened()];
  const late = await support.opened();
  await support.later(late.id, 24 * 30, 'due');
  await support.answer(late.id, 'Извините, что так долго.');
  await support.answer(late.id, 'И ещё одно слово.');
  const { body } = await figures();
  const week = body.weeks.at(-1);
  expect(body.weeks).toHaveLength(8);
  expect(body.terms).toEqual([{ week, type: 111, answered: 3, kept: 2 }]);
  expect(body.hours.map(({ hour }) => hour)).toEqual(Array.from({ length: 24 }, (_, hour) => hour));
  const sum = (of: 'asked' | 'answered') => body.hours.reduce((total, row) => total + row[of], 0);
  expect([sum('asked'), sum('answered')]).toEqual([4, 3]);
  await pgQuery(
    support.app().databaseUrl,
    `update tickets set asked = now() - interval '6 hours' where id = $1`,
    [waits.id],
  );
  const moved = (await figures()).body.hours[hourOf(new Date(Date.now() - 6 * 3_600_000))];
  expect(moved?.asked).toBe(1);
});

it('leave out what is older than the weeks shown, and are for leads', async () => {
  await pgQuery(
    support.app().databaseUrl,
    `insert into ticket_rounds (ticket_id, type, asked, due, answered)
     select id, null, now() - interval '10 weeks', now(), now() - interval '9 weeks' from tickets limit 1`,
  );
  expect((await figures()).body.terms.some(({ type }) => type === null)).toBe(false);
  expect((await figures(support.staff().operator)).status).toBe(403);
});
