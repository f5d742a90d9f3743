import { BODY_LIMITS } from '@punkt/contract/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from './failure.ts';

/** Nothing on our wire nests or counts like that. A walk without bounds would keep the loop, or exhaust the stack. */
const DEEPEST = 30;
const MOST_VALUES = { usual: 10_000, document: 100_000 };

type Fields = Record<string, unknown>;

/** Most requests bring neither a body nor a query. */
function isEmpty(part: unknown): boolean {
  if (part === undefined || part === null) return true;
  if (typeof part !== 'object') return false;
  for (const _ in part) return false;
  return true;
}

/**
 * Whether a part of a request can be kept: no NUL, which PostgreSQL's text refuses, and no more than our wire has. An emoji that a length
 * limit cut in two leaves half a character, which jsonb can't hold: it is replaced.
 */
function cleanPart(part: unknown, most = MOST_VALUES.usual): boolean {
  if (isEmpty(part)) return true;
  let left = most;
  const isText = (text: string) => !text.includes('\u0000');

  function cleanField(of: Fields, key: string | number, depth: number): boolean {
    const value = of[key];
    if (typeof value === 'object' && value !== null) return cleanFields(value as Fields, depth);
    if (typeof value !== 'string') return true;
    if (!value.isWellFormed()) of[key] = value.toWellFormed();
    return isText(value);
  }

  function cleanFields(of: Fields, depth: number): boolean {
    const keys = Array.isArray(of) ? of.length : Object.keys(of).length;
    left -= keys;
    if (left < 0 || depth > DEEPEST) return false;
    if (Array.isArray(of))
      return of.every((_, index) => cleanField(of as unknown as Fields, index, depth + 1));
    return Object.keys(of).every(
      (key) => isText(key) && key.isWellFormed() && cleanField(of, key, depth + 1),
    );
  }

  return cleanField({ part }, 'part', 0);
}

/** What can't be kept is the caller's mistake (400), not ours (500). */
export function cleanRequests(app: FastifyInstance): void {
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    done(request.url.includes('%00') ? new Failure('bad_request') : null);
  });
  const mostOf = ({ bodyLimit }: FastifyRequest['routeOptions']) =>
    bodyLimit > BODY_LIMITS.record ? MOST_VALUES.document : MOST_VALUES.usual;
  app.addHook('preValidation', (request, _reply, done) => {
    const isClean =
      (isEmpty(request.body) || cleanPart(request.body, mostOf(request.routeOptions))) &&
      cleanPart(request.query) &&
      cleanPart(request.params);
    done(isClean ? undefined : new Failure('bad_request'));
  });
}
