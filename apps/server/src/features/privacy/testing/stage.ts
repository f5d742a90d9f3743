import type { TestApp } from '../../../../test/harness.ts';
import { leadToken, type TestPerson } from '../../../../test/people.ts';

export const sign = (at: TestApp, token: string) =>
  at.call(
    'POST /api/v2/sign',
    { body: { version: 1, country_code: 'RU' } },
    { token, headers: { 'user-agent': 'Very-Particular-Browser/7' } },
  );

/** The two sides of an erasure: the person asks, the lead erases. */
export async function erasureStage(app: TestApp) {
  const lead = await leadToken(app);
  return {
    lead,
    ask: async ({ token }: TestPerson, comment = '') =>
      (await app.call('POST /api/v4/privacy/erasure', { body: { comment } }, { token })).body,
    erase: (id: string) =>
      app.call(
        'POST /api/v2/manage/privacy/:id/decide',
        { params: { id }, body: { decision: 'erase' } },
        { token: lead },
      ),
  };
}
