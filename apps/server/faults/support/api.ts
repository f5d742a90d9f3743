import { randomInt, randomUUID } from 'node:crypto';
import type { TokenPair } from '@punkt/contract/auth';
import type { Call, CallInput, CallOutput } from '@punkt/contract/contract';
import type { ErrorBody } from '@punkt/contract/errors';
import { wireRequest } from '@punkt/contract/request';
import { PATIENCE_MS } from '../../test/waiting.ts';

export interface Answer<N extends Call> {
  readonly status: number;
  readonly headers: Headers;
  /** Meaningful when the status is 200. */
  readonly body: CallOutput<N>;
  readonly error: ErrorBody;
}

export async function call<N extends Call>(
  address: string,
  name: N,
  input: CallInput<N>,
  token?: string,
): Promise<Answer<N>> {
  const { method, path, headers, body } = wireRequest(name, input);
  const response = await fetch(address + path, {
    method,
    headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body }),
    // A call that runs into it rejects and fails its test.
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const json = (await response.json()) as CallOutput<N> & ErrorBody;
  return { status: response.status, headers: response.headers, body: json, error: json };
}

export interface Asked {
  readonly phone: string;
  readonly token: string;
  readonly code: string;
  readonly device_uuid: string;
}

export const newPhone = (): string => `7901${String(randomInt(10_000_000)).padStart(7, '0')}`;

/** A code for a phone that nobody else has; the sandbox returns it in the answer. */
export async function askForCode(address: string, phone = newPhone()): Promise<Asked> {
  const device_uuid = randomUUID();
  const { status, body, error } = await call(address, 'POST /api/v1/login', {
    body: { phone, country: 'RU', device_uuid },
  });
  if (status !== 200 || !body.code) throw new Error(`no code: ${status} ${JSON.stringify(error)}`);
  return { phone, token: body.data, code: body.code, device_uuid };
}

export const validate = (address: string, { token, code, device_uuid }: Asked) =>
  call(address, 'POST /api/v1/validate', { body: { token, code, device_uuid } });

export interface LoggedIn extends Asked {
  readonly pair: TokenPair;
}

export async function logIn(address: string, phone?: string): Promise<LoggedIn> {
  const asked = await askForCode(address, phone);
  const { status, body, error } = await validate(address, asked);
  if (status !== 200) throw new Error(`no session: ${status} ${JSON.stringify(error)}`);
  return { ...asked, pair: body };
}

export const whoAmI = (address: string, access: string) => call(address, 'GET /api/v2/user', {}, access);
