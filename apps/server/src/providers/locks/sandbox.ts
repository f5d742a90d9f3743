import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cleanControllerCode } from '@punkt/domain/lock-terms';
import { isLanguage, type Language, preferredLanguage } from '@punkt/locales/language';
import type { Translate } from '@punkt/locales/translate';
import type { Clock } from '../../platform/clock/clock.ts';
import type { PublicKey } from './port.ts';
import { renderPage, wordsOf } from './sandbox-page.ts';
import { createVerifier, refuseToken } from './token.ts';

interface SandboxLockOptions {
  readonly clock: Clock;
  /** All it knows of us: it verifies like a controller on a door. */
  readonly publicKeys: readonly PublicKey[];
  /** The signed list of one lock's revoked tokens, as a controller gets it at its next contact. */
  readonly revokedOf: (lock: string) => Promise<string>;
  readonly texts: (language: Language) => Translate;
  /** 0: any free one. */
  readonly port: number;
}

const HOST = '127.0.0.1';
const MOST_BYTES = 8_192;
const PATH = /^\/([\w-]{1,100})\/open$/;

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams | null> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > MOST_BYTES) return null;
  }
  return new URLSearchParams(text);
}

function send(response: ServerResponse, status: number, type: string, body: string, policy = ''): void {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'content-security-policy': `default-src 'none'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'${policy}`,
    'x-content-type-options': 'nosniff',
    // The address holds the token.
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  });
  response.end(body);
}

/**
 * A lock without a door: a server of its own that any code leads to. Opening is a POST that the page makes, so that whoever looks a
 * link up in advance opens nothing.
 */
export function createSandboxLock({ clock, publicKeys, revokedOf, texts, port }: SandboxLockOptions) {
  const verifier = createVerifier(publicKeys);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', `http://${HOST}`);
    const lock = cleanControllerCode(PATH.exec(url.pathname)?.[1] ?? '');
    const isPost = request.method === 'POST';
    if (!lock || (request.method !== 'GET' && !isPost)) return send(response, 404, 'text/plain', 'Not found');
    const given = isPost ? await bodyOf(request) : url.searchParams;
    if (!given) return send(response, 413, 'text/plain', 'Too large');
    const wanted = given.get('lang');
    const language = isLanguage(wanted)
      ? wanted
      : preferredLanguage(request.headers['accept-language'], 'ru');
    const token = given.get('t') ?? '';
    const revoked = verifier.revoked(await revokedOf(lock))?.revoked ?? [];
    const refusal = refuseToken(verifier, token, { lock, now: clock.now(), revoked });
    const state = refusal ?? (isPost ? 'opened' : 'ready');
    const status = refusal ? 403 : 200;
    const say = texts(language);
    if (request.headers.accept === 'application/json')
      return send(response, status, 'application/json', JSON.stringify(wordsOf(say, state)));
    const nonce = randomBytes(16).toString('base64url');
    const policy = `; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'`;
    send(response, status, 'text/html', renderPage(say, { lock, token, language, state, nonce }), policy);
  }

  const server: Server = createServer((request, response) => {
    answer(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  return {
    /** Answers the address of its page, for `createControllers`. */
    listen: (): Promise<string> =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, HOST, () =>
          resolve(`http://${HOST}:${(server.address() as AddressInfo).port}/{lock}/open?t={token}`),
        );
      }),
    close: (): void => {
      server.close();
      server.closeAllConnections();
    },
  };
}
