import { test } from '@playwright/test';
import { signEveryoneIn } from './accounts.ts';

test('the people of the sandbox sign in', async ({ request }) => {
  await signEveryoneIn(request);
});
