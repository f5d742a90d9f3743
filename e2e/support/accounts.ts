import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import type { CallOutput } from '@punkt/contract/contract';

/** People the sandbox comes with. */
export type Role = 'owner' | 'earlyOwner' | 'employee' | 'operator' | 'lead' | 'contentAdmin';

const file = () => join(tmpdir(), `punkt-journeys-${process.env.PUNKT_JOURNEYS_PORT}.json`);

/** Each is signed in once for all journeys: a code may be asked for once in 59 seconds. */
export async function signEveryoneIn(request: APIRequestContext): Promise<void> {
  const accounts = (await (
    await request.get('/api/v4/sandbox/accounts')
  ).json()) as CallOutput<'GET /api/v4/sandbox/accounts'>;
  const tokens: Record<string, string> = {};
  for (const { phone, country, role } of accounts.data) tokens[role] = await signIn(request, phone, country);
  // An owner who is asked to sign would have the dialog before everything else; signing has journeys of its own.
  for (const role of ['owner', 'earlyOwner']) await signOffer(request, tokens[role] ?? '', 'RU');
  await writeFile(file(), JSON.stringify(tokens));
}

export async function signIn(request: APIRequestContext, phone: string, country: string): Promise<string> {
  const device_uuid = randomUUID();
  const asked = await (await request.post('/api/v1/login', { data: { phone, country, device_uuid } })).json();
  const outbox = (await (
    await request.get(`/api/v4/sandbox/outbox?to=${phone}`)
  ).json()) as CallOutput<'GET /api/v4/sandbox/outbox'>;
  const code = /\d{6}/.exec(outbox.data.find(({ to }) => to === phone)?.text ?? '')?.[0];
  const answer = await request.post('/api/v1/validate', { data: { token: asked.data, code, device_uuid } });
  return (await answer.json()).access.token;
}

/** Signs the last version of a country's offer, as the dialog does. */
async function signOffer(request: APIRequestContext, token: string, country_code: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.get(`/api/v3/offer?country_code=${country_code}`, { headers });
  const { data } = (await answer.json()) as CallOutput<'GET /api/v3/offer'>;
  await request.post('/api/v2/sign', { headers, data: { version: data[0]?.lastVersion, country_code } });
}

export async function tokenOf(role: Role): Promise<string> {
  const tokens = JSON.parse(await readFile(file(), 'utf8')) as Record<string, string>;
  return tokens[role] ?? '';
}

/** Each opened page is a session, and of thirty the oldest gives way: ours must not become that one, nor expire. */
const RENEWED_AFTER = 4;
const uses = new Map<Role, number>();

export async function freshToken(request: APIRequestContext, role: Role): Promise<string> {
  const token = await tokenOf(role);
  const used = (uses.get(role) ?? 0) + 1;
  uses.set(role, used % RENEWED_AFTER);
  if (used < RENEWED_AFTER) return token;
  const answer = await request.post('/api/v1/hash/use', { data: { token: await hashOf(request, token) } });
  const fresh: string = (await answer.json()).access.token;
  const tokens = JSON.parse(await readFile(file(), 'utf8')) as Record<string, string>;
  // Another worker may be reading: it must find a whole file.
  await writeFile(`${file()}.${process.pid}`, JSON.stringify({ ...tokens, [role]: fresh }));
  await rename(`${file()}.${process.pid}`, file());
  return fresh;
}

/** A one-time hash, as the mobile app would make one to open a page in its own window. */
export const hashFor = async (request: APIRequestContext, role: Role): Promise<string> =>
  hashOf(request, await freshToken(request, role));

export async function hashOf(request: APIRequestContext, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.post('/api/v4/hash', { headers, data: {} });
  return (await answer.json()).token;
}
