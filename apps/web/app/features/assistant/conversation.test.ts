import { expect, test } from 'vitest';
import { type Answer, branchOf, type Exchange, exchangesFrom, withoutBranch } from './conversation.ts';

const answer: Answer = {
  answer: '<p>Да</p>',
  answerTime: '2026-01-01T10:00:00.000Z',
  source: { title: 'Помещение', href: '/#faq' },
  known: true,
  escalate: false,
  choices: [{ title: 'Какие требования к помещению?' }],
  branch: 'numeric',
};
const answered: Exchange = { id: 'a', text: 'Какая площадь?', state: 'answered', answer };
const again = (exchanges: readonly Exchange[]) => exchangesFrom(JSON.stringify(exchanges));

test('a conversation survives the storage', () => {
  expect(again([answered])).toEqual([answered]);
});

test('what was under way when the page was left can be sent again', () => {
  expect(again([{ id: 'b', text: '30', branch: 'numeric', state: 'sending' }])).toEqual([
    { id: 'b', text: '30', branch: 'numeric', state: 'failed' },
  ]);
});

test.each([null, '', '{', '{}', 'null', '[1, null, {"id": 2}, {"id": "x"}]'])(
  '%s is no conversation',
  (json) => {
    expect(exchangesFrom(json)).toEqual([]);
  },
);

test('a stranger’s branch, source and answer are not believed', () => {
  const [found] = exchangesFrom(
    JSON.stringify([
      {
        ...answered,
        answer: { ...answer, branch: 'any', source: { title: 1 }, choices: [1, { title: 2 }], known: 'yes' },
      },
    ]),
  );
  expect(found?.answer).toMatchObject({
    branch: undefined,
    source: undefined,
    choices: [],
    known: false,
  });
  expect(exchangesFrom('[{"id": "a", "text": "b", "answer": {"answer": 1}}]')).toMatchObject([
    { state: 'failed' },
  ]);
});

test('a long one is kept by its end', () => {
  const many = Array.from({ length: 150 }, (_, index) => ({ ...answered, id: String(index) }));
  expect(again(many).map(({ id }) => id)).toEqual(many.slice(50).map(({ id }) => id));
});

test('a number is asked for until it is given, or declined', () => {
  expect(branchOf([])).toBeUndefined();
  expect(branchOf([answered])).toBe('numeric');
  const failed: Exchange = { id: 'b', text: '30', branch: 'numeric', state: 'failed' };
  expect(branchOf([answered, failed])).toBe('numeric');
  expect(branchOf(withoutBranch([answered]))).toBeUndefined();
  expect(branchOf(withoutBranch([answered, failed]))).toBeUndefined();
  expect(withoutBranch([])).toEqual([]);
});
