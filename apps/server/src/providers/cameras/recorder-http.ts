import { createHash, randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { Agent, type Dispatcher, request } from 'undici';
import { Refused } from '../outbound-client.ts';
import { createPublicLookup, isPublicAddress } from '../public-address.ts';
import { type CameraAccess, CameraTrouble } from './port.ts';

const ANSWER_LIMIT = 1024 * 1024;
/** A query string is part of every proxy's log; what is asked with a body is not. */
type Method = 'GET' | 'POST';

interface Ask {
  readonly method?: Method;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly text: string;
}

/** One visit to a recorder: everything is asked of the host that the owner named, and of no other. */
export interface Recorder {
  ask(path: string, options?: Ask): Promise<Answer>;
}

const certificateCodes = /CERT|SELF_SIGNED|ALTNAME|VERIFY/;
const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** Undici wraps what happened while connecting, so the causes are looked through. */
function troubleOf(error: unknown, signal: AbortSignal): CameraTrouble {
  if (error instanceof CameraTrouble) return error;
  if (signal.aborted) return new CameraTrouble('timeout', error);
  for (let each: unknown = error; each instanceof Error; each = each.cause) {
    if (each instanceof Refused) return new CameraTrouble('address', error);
    const code = codeOf(each);
    if (certificateCodes.test(code)) return new CameraTrouble('certificate', error);
    if (/TIMEOUT|TIMEDOUT/.test(code)) return new CameraTrouble('timeout', error);
    if (/HTTPParserError|RES_EXCEEDED/.test(`${each.name} ${code}`))
      return new CameraTrouble('answer', error);
  }
  return new CameraTrouble('unreachable', error);
}

/** The lookup of a connection never sees an address written as figures, so that is judged here. */
function baseOf(url: string, isOpen: (address: string) => boolean): URL {
  const base = URL.canParse(url) ? new URL(url) : null;
  const host = base?.hostname.replace(/^\[|\]$/g, '') ?? '';
  const isPlain =
    base && ['http:', 'https:'].includes(base.protocol) && !base.username && !base.password && host;
  if (!isPlain || (isIP(host) && !isOpen(host))) throw new CameraTrouble('address');
  return base;
}

async function readText(body: Dispatcher.ResponseData['body']): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > ANSWER_LIMIT) throw new CameraTrouble('answer');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * Addresses come from owners, that is from anybody: only the open internet is connected to (judged by the very address that is
 * then used), no redirect is followed, an answer has at most 1 MB, and the signal ends it all.
 */
export async function visit<T>(
  { url, allowsSelfSigned }: Pick<CameraAccess, 'url' | 'allowsSelfSigned'>,
  signal: AbortSignal,
  work: (recorder: Recorder) => Promise<T>,
  isOpen: (address: string) => boolean = isPublicAddress,
): Promise<T> {
  const base = baseOf(url, isOpen);
  const agent = new Agent({
    connect: { lookup: createPublicLookup(isOpen), rejectUnauthorized: !allowsSelfSigned },
    maxResponseSize: ANSWER_LIMIT,
    maxHeaderSize: 16 * 1024,
  });
  const folder = base.pathname.replace(/\/+$/, '');
  const ask: Recorder['ask'] = async (path, { method = 'GET', headers = {}, body } = {}) => {
    const answer = await request(`${base.origin}${folder}${path}`, {
      method,
      headers,
      signal,
      dispatcher: agent,
      ...(body !== undefined && { body }),
    });
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text: await readText(answer.body),
    };
  };
  try {
    return await work({ ask });
  } catch (error) {
    throw troubleOf(error, signal);
  } finally {
    await agent.destroy();
  }
}

/** 401 and 403 are about the password, everything else that is no success is about the recorder. */
export function expectOk(answer: Answer): Answer {
  if (answer.status === 401 || answer.status === 403) throw new CameraTrouble('credentials');
  if (answer.status < 200 || answer.status > 299) throw new CameraTrouble('answer');
  return answer;
}

/** Whatever is not understood is the recorder's fault, and is never quoted. */
export function understand<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof CameraTrouble ? error : new CameraTrouble('answer', error);
  }
}

const md5 = (...parts: string[]): string => createHash('md5').update(parts.join(':')).digest('hex');

/**
 * The answer to a Digest challenge (RFC 7616, MD5: what recorders speak). By hand, because the packages for it bring an HTTP client of
 * their own that would go round the checks above.
 */
export function digestHeader(
  challenge: string,
  { login, password, method, path }: { login: string; password: string; method: Method; path: string },
): string | null {
  if (!/^digest /i.test(challenge)) return null;
  const parts = Object.fromEntries(
    [...challenge.matchAll(/(\w+)=(?:"([^"]*)"|([^\s,]+))/g)].map(([, name = '', quoted, bare]) => [
      name.toLowerCase(),
      quoted ?? bare ?? '',
    ]),
  );
  const { realm = '', nonce = '', opaque, qop = '', algorithm = 'MD5' } = parts;
  if (algorithm.toUpperCase() !== 'MD5') return null;
  const first = md5(login, realm, password);
  const second = md5(method, path);
  const fields = [
    `username="${login.replace(/["\\]/g, '\\$&')}"`,
    `realm="${realm}"`,
    `nonce="${nonce}"`,
    `uri="${path}"`,
  ];
  if (qop.split(',').some((each) => each.trim() === 'auth')) {
    const own = randomBytes(8).toString('hex');
    const response = md5(first, nonce, '00000001', own, 'auth', second);
    fields.push('qop=auth', 'nc=00000001', `cnonce="${own}"`, `response="${response}"`);
  } else fields.push(`response="${md5(first, nonce, second)}"`);
  if (opaque !== undefined) fields.push(`opaque="${opaque}"`);
  return `Digest ${fields.join(', ')}`;
}
