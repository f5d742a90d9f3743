import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { waitFor } from '../testing/waiting.ts';
import { invalidate } from './use-live.ts';

/** A record that is shown; each reading of it is answered by hand. */
function shown() {
  const queries = new QueryClient();
  const answers: Array<(value: string) => void> = [];
  const queryKey = ['live', 'offer'];
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve));
  const observer = new QueryObserver(queries, { queryKey, queryFn });
  const leave = observer.subscribe(() => undefined);
  return { queries, queryKey, answers, leave, value: () => observer.getCurrentResult().data };
}

test('an event that comes during the first reading is followed by a second one', async () => {
  const { queries, queryKey, answers, leave, value } = shown();
  await waitFor(() => expect(answers).toHaveLength(1));
  invalidate(queries, queryKey);
  answers[0]?.('old');
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.('new');
  await waitFor(() => expect(value()).toBe('new'));
  leave();
});

test('what was read before is read again once', async () => {
  const { queries, queryKey, answers, leave, value } = shown();
  await waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.('old');
  await waitFor(() => expect(value()).toBe('old'));
  invalidate(queries, queryKey);
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.('new');
  await waitFor(() => expect(value()).toBe('new'));
  expect(answers).toHaveLength(2);
  leave();
});
