import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type ApiOptions, createApi } from './api.ts';
import { ApiError, NetworkError } from './api-error.ts';
import { createSession, type Session } from './session.ts';
import { answer, memoryStorage, pair, serve, signedIn } from './testing/server.ts';

const unauthorized = { message: '', code: 'unauthorized', request_id: 'r' };

function client(origin: string, session: Session, more: Partial<ApiOptions> = {}) {
  const onSessionEnd = vi.fn();
  return { ...createApi({ session, origin, language: () => 'ka', onSessionEnd, ...more }), onSessionEnd };
}

/** Knows one good access token and hands out the next pair for a refresh token it has not seen. */
function issuer(good: string) {
  const seen: string[] = [];
  const counts = { refreshes: 0 };
  let current = good;
  const handler = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === '/api/v2/token/refresh') {
      const { token } = JSON.parse(await bodyOf(request)) as { token: string };
      counts.refreshes += 1;
      if (seen.includes(token)) return answer(response, 401, { ...unauthorized, code: 'refresh_invalid' });
      seen.push(token);
      current = `access-${counts.refreshes}`;
      return answer(response, 200, pair(current, `refresh-${counts.refreshes + 1}`));
    }
    const fine = request.headers.authorization === `Bearer ${current}`;
    answer(response, fine ? 200 : 401, fine ? { user_id: '1' } : unauthorized);
  };
  return { handler, counts };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += chunk;
  return body;
}

describe('a call', () => {
  test('carries the token and the language, and answers with the body', async () => {
    let headers: IncomingMessage['headers'] = {};
    const origin = await serve((request, response) => {
      headers = request.headers;
      answer(response, 200, { user_id: '7' });
    });
    await expect(client(origin, signedIn()).call('GET /api/v2/user', {})).resolves.toEqual({ user_id: '7' });
    expect(headers).toMatchObject({ authorization: 'Bearer old', 'accept-language': 'ka' });
  });

  test('fails with everything the server said', async () => {
    const body = {
      message: 'Проверьте поля',
      code: 'validation_failed',
      request_id: 'abc',
      errors: [{ path: 'phone', message: 'Некорректный номер' }],
    };
    const origin = await serve((_, response) => answer(response, 400, body));
    const call = client(origin, signedIn()).call('GET /api/v2/user', {});
    await expect(call).rejects.toMatchObject({
      status: 400,
      code: 'validation_failed',
      requestId: 'abc',
      message: 'Проверьте поля',
      errors: body.errors,
    });
  });

  test('tells a missing network from an answer', async () => {
    const api = client('http://127.0.0.1:1', signedIn());
    await expect(api.call('GET /api/v2/user', {})).rejects.toBeInstanceOf(NetworkError);
  });

  test('a page of a captive portal is an error, not data', async () => {
    const origin = await serve((_, response) => response.end('<html>'));
    await expect(client(origin, signedIn()).call('GET /api/v2/user', {})).rejects.toBeInstanceOf(ApiError);
  });
});

describe('refresh', () => {
  test('is shared by parallel calls', async () => {
    const { handler, counts } = issuer('none');
    const api = client(await serve(handler), signedIn());
    const calls = Array.from({ length: 8 }, () => api.call('GET /api/v2/user', {}));
    await expect(Promise.all(calls)).resolves.toHaveLength(8);
    expect(counts.refreshes).toBe(1);
  });

  test('is shared by tabs that share a storage', async () => {
    const { handler, counts } = issuer('none');
    const origin = await serve(handler);
    const storage = memoryStorage();
    const tabs = [1, 2, 3].map(() => client(origin, signedIn(storage), { locks: navigator.locks }));
    await Promise.all(tabs.map((tab) => tab.call('GET /api/v2/user', {})));
    expect(counts.refreshes).toBe(1);
  });

  test('refused ends the session once and for all', async () => {
    const origin = await serve((_, response) => answer(response, 401, unauthorized));
    const session = signedIn();
    const api = client(origin, session);
    await expect(api.call('GET /api/v2/user', {})).rejects.toMatchObject({ status: 401 });
    expect(session.tokens()).toBeNull();
    expect(api.onSessionEnd).toHaveBeenCalled();
  });

  test.each([500, 503, 429])('answered %i keeps the session', async (status) => {
    const origin = await serve((request, response) =>
      answer(response, request.url?.endsWith('refresh') ? status : 401, unauthorized),
    );
    const session = signedIn();
    const api = client(origin, session);
    await expect(api.call('GET /api/v2/user', {})).rejects.toMatchObject({ status });
    expect(session.tokens()).not.toBeNull();
    expect(api.onSessionEnd).not.toHaveBeenCalled();
  });

  test('that breaks on the wire keeps the session', async () => {
    const origin = await serve((request, response) => {
      if (request.url?.endsWith('refresh')) return void request.socket.destroy();
      answer(response, 401, unauthorized);
    });
    const session = signedIn();
    const api = client(origin, session);
    await expect(api.call('GET /api/v2/user', {})).rejects.toBeInstanceOf(NetworkError);
    expect(session.tokens()).not.toBeNull();
    expect(api.onSessionEnd).not.toHaveBeenCalled();
  });

  test.each([200, 401])('answered %i touches nobody who has signed in meanwhile', async (status) => {
    const session = signedIn();
    const origin = await serve((request, response) => {
      if (!request.url?.endsWith('refresh'))
        return answer(
          response,
          request.headers.authorization === 'Bearer of-maria' ? 200 : 401,
          unauthorized,
        );
      session.clear();
      session.setTokens(pair('of-maria', 'of-maria-too'));
      answer(response, status, status === 200 ? pair('late', 'late') : unauthorized);
    });
    await client(origin, session).call('GET /api/v2/user', {});
    expect(session.tokens()).toEqual({ access: 'of-maria', refresh: 'of-maria-too' });
  });

  test('is not tried for a stranger', async () => {
    const { handler, counts } = issuer('none');
    const api = client(await serve(handler), createSession(memoryStorage()));
    await expect(api.call('GET /api/v2/user', {})).rejects.toMatchObject({ status: 401 });
    expect(counts.refreshes).toBe(0);
    expect(api.onSessionEnd).not.toHaveBeenCalled();
  });
});

describe('trying again', () => {
  async function flaky(status: number, headers: Record<string, string> = {}) {
    let calls = 0;
    const origin = await serve((_, response) => {
      calls += 1;
      answer(response, status, {}, headers);
    });
    return { api: client(origin, signedIn()), calls: () => calls };
  }

  test('a read after 502 is tried twice more', async () => {
    const { api, calls } = await flaky(502);
    await expect(api.call('GET /api/v2/user', {})).rejects.toMatchObject({ status: 502 });
    expect(calls()).toBe(3);
  });

  test('a read after 503 waits as told', async () => {
    const { api, calls } = await flaky(503, { 'retry-after': '0' });
    await expect(api.call('GET /api/v2/user', {})).rejects.toMatchObject({ status: 503 });
    expect(calls()).toBe(3);
  });

  test('a write is never repeated', async () => {
    const { api, calls } = await flaky(502);
    await expect(api.call('POST /api/v4/logout', {})).rejects.toMatchObject({ status: 502 });
    expect(calls()).toBe(1);
  });

  test('stops when nobody waits any more', async () => {
    const { api, calls } = await flaky(503, { 'retry-after': '5' });
    const leaving = new AbortController();
    const call = api.call('GET /api/v2/user', {}, { signal: leaving.signal });
    // Not by a timer: on a busy machine it fires before the request has reached the server.
    await expect.poll(calls, { timeout: 60_000 }).toBe(1);
    leaving.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(calls()).toBe(1);
  });
});

describe('the oldest reading', () => {
  function clocks() {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
  }

  test('is as old as the first call of the session, also over a refresh', async () => {
    clocks();
    const { handler } = issuer('good');
    const api = client(await serve(handler), signedIn());
    expect(api.oldestReading()).toBe(0);
    vi.advanceTimersByTime(5_000);
    expect(api.oldestReading()).toBe(0);
    await api.call('GET /api/v2/user', {});
    vi.advanceTimersByTime(2_000);
    await api.call('GET /api/v2/user', {});
    expect(api.oldestReading()).toBe(2_000);
  });

  test('counts the time a machine has slept, and no wall clock that was put back', async () => {
    clocks();
    const origin = await serve((_, response) => answer(response, 200, {}));
    const api = client(origin, signedIn());
    await api.call('GET /api/v2/user', {});
    vi.setSystemTime(Date.now() + 3_600_000);
    expect(api.oldestReading()).toBe(3_600_000);
    vi.setSystemTime(Date.now() - 7_200_000);
    vi.advanceTimersByTime(1_000);
    expect(api.oldestReading()).toBe(1_000);
  });

  test('begins anew with another session', async () => {
    clocks();
    let status = 200;
    const origin = await serve((_, response) => answer(response, status, unauthorized));
    const session = signedIn();
    const api = client(origin, session);
    await api.call('GET /api/v2/user', {});
    vi.advanceTimersByTime(1_000);
    status = 401;
    await expect(api.call('GET /api/v2/user', {})).rejects.toBeInstanceOf(ApiError);
    expect(api.oldestReading()).toBe(0);
    status = 200;
    session.setTokens(pair('new', 'refresh-2'));
    await api.call('GET /api/v2/user', {});
    vi.advanceTimersByTime(1_000);
    session.clear();
    await api.call('GET /api/v2/user', {});
    expect(api.oldestReading()).toBe(0);
  });
});
