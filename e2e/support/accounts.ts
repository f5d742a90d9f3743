import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import type { TokenPair } from '@punkt/contract/auth';
import type { CallOutput } from '@punkt/contract/contract';

/** People the sandbox comes with. */
export type Role =
  | 'owner'
  | 'earlyOwner'
  | 'manager'
  | 'employee'
  | 'auditor'
  | 'operator'
  | 'lead'
  | 'contentAdmin';

const port = () => process.env.PUNKT_JOURNEYS_PORT;
/** Where every run begins by clearing up: nothing of it is left on the machine. */
const FOLDER = join(import.meta.dirname, '../../test-results/people');
const file = (role: string) => join(FOLDER, `${port()}-${role}.json`);

/** A file each, replaced whole: workers read and renew side by side. */
async function keep(role: string, pair: TokenPair): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  await writeFile(`${file(role)}.${process.pid}`, JSON.stringify(pair));
  await rename(`${file(role)}.${process.pid}`, file(role));
}

/** Each is signed in once for all journeys: a code may be asked for once in 59 seconds. */
export async function signEveryoneIn(request: APIRequestContext): Promise<void> {
  const accounts = (await (
    await request.get('/api/v4/sandbox/accounts')
  ).json()) as CallOutput<'GET /api/v4/sandbox/accounts'>;
  for (const { phone, country, role } of accounts.data) {
    const pair = await openSession(request, phone, country);
    // An owner who is asked to sign would have the dialog before everything else; signing has journeys of its own.
    if (role.toLowerCase().endsWith('owner')) await signOffer(request, pair.access.token, 'RU');
    await keep(role, pair);
  }
}

async function openSession(request: APIRequestContext, phone: string, country: string): Promise<TokenPair> {
  const device_uuid = randomUUID();
  const asked = await (await request.post('/api/v1/login', { data: { phone, country, device_uuid } })).json();
  const outbox = (await (
    await request.get(`/api/v4/sandbox/outbox?to=${phone}`)
  ).json()) as CallOutput<'GET /api/v4/sandbox/outbox'>;
  const code = /\d{6}/.exec(outbox.data.find(({ to }) => to === phone)?.text ?? '')?.[0];
  const answer = await request.post('/api/v1/validate', { data: { token: asked.data, code, device_uuid } });
  return answer.json();
}

export const signIn = async (request: APIRequestContext, phone: string, country: string): Promise<string> =>
  (await openSession(request, phone, country)).access.token;

/** Signs the last version of a country's offer, as the dialog does. */
async function signOffer(request: APIRequestContext, token: string, country_code: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.get(`/api/v3/offer?country_code=${country_code}`, { headers });
  const { data } = (await answer.json()) as CallOutput<'GET /api/v3/offer'>;
  await request.post('/api/v2/sign', { headers, data: { version: data[0]?.lastVersion, country_code } });
}

/** A journey is over long before. */
const SPARE_MS = 5 * 60_000;

/**
 * One session per person serves all journeys, and a long run renews it. Journeys that end or renew a session open their own by a
 * hash: of thirty the oldest is ended, and that would be this one.
 */
export async function tokenOf(role: Role): Promise<string> {
  const { access, refresh } = JSON.parse(await readFile(file(role), 'utf8')) as TokenPair;
  if (Date.parse(access.expires_at) - Date.now() > SPARE_MS) return access.token;
  const answer = await fetch(`http://localhost:${port()}/api/v2/token/refresh`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: refresh.token, backoffice: true }),
  });
  if (!answer.ok) throw new Error(`the session of ${role} was not renewed: ${answer.status}`);
  const fresh = (await answer.json()) as TokenPair;
  await keep(role, fresh);
  return fresh.access.token;
}

/** A one-time hash, as the mobile app would make one to open a page in its own window. */
export async function hashOf(request: APIRequestContext, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.post('/api/v4/hash', { headers, data: {} });
  return (await answer.json()).token;
}
