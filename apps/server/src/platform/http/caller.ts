import type { StaffRole } from '@punkt/domain/staff';
import type { FastifyRequest } from 'fastify';
import { Failure } from './failure.ts';

/** Who is calling, as the session says at this very moment. */
export interface Caller {
  readonly userId: string;
  readonly sessionId: string;
  readonly pickpointId: number | null;
  readonly staffRoles: readonly StaffRole[];
}

/** Given by the feature that keeps sessions; the platform only asks. */
export type Authenticate = (token: string) => Promise<Caller | null>;

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}

const bearer = (request: FastifyRequest): string | null =>
  /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1] ?? null;

/** Authentication is on by default: a call is public only when the contract says so. */
export async function identify(
  request: FastifyRequest,
  access: 'public' | 'user' | 'staff',
  authenticate: Authenticate,
): Promise<void> {
  if (access === 'public') return;
  const token = bearer(request);
  const caller = token ? await authenticate(token) : null;
  if (!caller) throw new Failure('unauthorized');
  request.caller = caller;
  if (access === 'staff' && caller.staffRoles.length === 0) throw new Failure('forbidden');
}

/** Where a call came from, for the audit. */
export interface Origin {
  readonly requestId: string;
  readonly address: string;
}

export const originOf = ({ id, ip }: FastifyRequest): Origin => ({ requestId: id, address: ip });

export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw new Failure('unauthorized');
  return request.caller;
}

/** Who asks and from where: what an audited call of the staff is given. */
export interface Asking extends Origin {
  readonly caller: Caller;
}

export const askingOf = (request: FastifyRequest): Asking => ({
  caller: callerOf(request),
  ...originOf(request),
});
