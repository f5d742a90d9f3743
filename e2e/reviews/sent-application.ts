import type { APIRequestContext } from '@playwright/test';
import { applicant, type Verdict } from '../orders/made-orders.ts';
import type { Role } from '../support/accounts.ts';
import { headersOf } from '../support/cases.ts';
import type { Person } from '../support/journey.ts';

/** An application that waits for staff; Georgian owners pay no fee, so it is there at once. */
export async function sentApplication(request: APIRequestContext, person: Person, change: object = {}) {
  const { token, sent, send } = await applicant(request, person);
  const id = await sent(change);
  return { id, token, resend: () => send(id), headers: { authorization: `Bearer ${token}` } };
}

export const claimAs = async (request: APIRequestContext, role: Role, id: string) =>
  request.post(`/api/v2/manage/reviews/application/${id}/claim`, {
    headers: await headersOf(role),
    data: {},
  });

export const releaseAs = async (request: APIRequestContext, role: Role, id: string) =>
  request.post(`/api/v2/manage/reviews/application/${id}/release`, {
    headers: await headersOf(role),
    data: {},
  });

/** By whoever holds it. */
export const decideAs = async (request: APIRequestContext, role: Role, id: string, verdict: Verdict) =>
  request.post(`/api/v2/manage/reviews/application/${id}/decide`, {
    headers: await headersOf(role),
    data: verdict,
  });
