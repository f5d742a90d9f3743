import {
  BODY_LIMITS,
  type CallName,
  type Endpoint,
  type EndpointTable,
  type ParsedOf,
  type ResultOf,
} from '@punkt/contract/endpoint';
import { errorBody } from '@punkt/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type AtHand, atHand } from './at-hand.ts';
import { BYTES_TYPE, takeBytes } from './byte-body.ts';
import { type Authenticate, identify } from './caller.ts';

/** What a handler gets: the parsed request, and the raw pair for the few that stream. */
type Incoming<E extends Endpoint> = ParsedOf<E> & {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

/** Total by type: a call of the table without a handler does not compile. */
export type Handlers<T extends EndpointTable> = {
  readonly [N in keyof T & CallName]: (
    incoming: Incoming<T[N]>,
  ) => Promise<T[N] extends { stream: true } ? FastifyReply | undefined : ResultOf<T[N]>>;
};

export interface RouteContext {
  readonly authenticate: Authenticate;
}

function schemaOf(name: string, endpoint: Endpoint) {
  return {
    summary: endpoint.summary,
    tags: [endpoint.sandbox ? 'sandbox' : (name.split('/')[3] ?? 'other')],
    ...(endpoint.access === 'public' ? {} : { security: [{ token: [] }] }),
    ...(endpoint.params && { params: endpoint.params }),
    ...(endpoint.query && { querystring: endpoint.query }),
    ...(endpoint.headers && { headers: endpoint.headers }),
    ...(endpoint.body && { body: endpoint.body }),
    // For the description alone: nobody has read them when the rest is looked at.
    ...(endpoint.binary && { body: z.unknown().describe('The bytes as they are'), consumes: [BYTES_TYPE] }),
    response: { 200: endpoint.response, '4xx': errorBody, '5xx': errorBody },
  };
}

/** A POST without a body is as good as one with `{}`: the schema fills the defaults or names what is missing. */
function fillBody(request: FastifyRequest, _reply: FastifyReply, done: () => void): void {
  if (request.method === 'POST' && (request.body === undefined || request.body === null)) request.body = {};
  done();
}

/** Inside the loop the types of one row are lost; the mapped type above is what keeps table and handlers together. */
type AnyHandler = (incoming: unknown) => Promise<unknown>;

export function serveContract<T extends EndpointTable>(
  app: FastifyInstance,
  table: T,
  handlers: Handlers<T>,
  { authenticate }: RouteContext,
  /** Of public calls alone: nobody is asked who they are. */
  ready?: Readonly<Partial<Record<keyof T & CallName, AtHand>>>,
): void {
  const serve = (scope: FastifyInstance, name: string, endpoint: Endpoint) => {
    const [method, url] = name.split(' ') as ['GET' | 'POST', string];
    const handle = handlers[name as keyof Handlers<T>] as unknown as AnyHandler;
    const early = endpoint.access === 'public' ? ready?.[name as keyof T & CallName] : undefined;
    scope.route({
      method,
      url,
      schema: schemaOf(name, endpoint),
      bodyLimit: BODY_LIMITS[endpoint.size ?? 'small'],
      ...(endpoint.ownLimit && { config: { rateLimit: false as const } }),
      // After the rate limit (onRequest), so that guessing tokens is limited too; before the body is read.
      ...(endpoint.access !== 'public' && {
        preParsing: async (request: FastifyRequest) => identify(request, endpoint.access, authenticate),
      }),
      ...(early && { onRequest: atHand(early) }),
      preValidation: fillBody,
      handler: (request, reply) => {
        const { params, query, headers, body } = request;
        reply.header('cache-control', 'no-store');
        return handle({ params, query, headers, body, request, reply });
      },
    });
  };
  for (const [name, endpoint] of Object.entries<Endpoint>(table))
    if (endpoint.binary)
      void app.register(async (scope) => {
        takeBytes(scope);
        serve(scope, name, endpoint);
      });
    else serve(app, name, endpoint);
}
