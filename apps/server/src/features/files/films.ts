import { addSeconds } from '../../platform/clock/clock.ts';
import type { Caller, Origin } from '../../platform/http/caller.ts';
import { Failure, notFound } from '../../platform/http/failure.ts';
import { digest, newToken } from '../../platform/secrets.ts';
import type { FileDeps } from './deps.ts';
import { addTicket, findTicket } from './file-store.ts';
import type { Policies } from './policy.ts';
import { auditReading, findReadable, openBytes, type Wanted } from './reading.ts';

/** Long enough to watch half a minute several times; the player requests a new ticket when it has expired. */
const TICKET_SECONDS = 600;

export const FILM_COOKIE = 'punkt-film';

/** Scripts can't read it, other sites can't send it, and it is sent to this one address only. */
export const ticketCookie = (token: string, path: string, seconds: number, secure: boolean): string =>
  `${FILM_COOKIE}=${token}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;

export interface AskedFilm extends Origin {
  readonly id: string;
}

/** A <video> element sends no access token, so it gets a ticket for one film. For staff, issuing it is the audited reading. */
export async function issueTicket(deps: FileDeps, policies: Policies, caller: Caller, asked: AskedFilm) {
  const { file, right } = await findReadable(deps, policies, caller, asked.id);
  if (file.kind !== 'video') throw notFound();
  if (right === 'staff') await auditReading(deps, caller, file, { ...asked, variant: 'film' });
  const token = newToken();
  const expires = addSeconds(deps.clock.now(), TICKET_SECONDS);
  await addTicket(deps.db, {
    hash: digest(token),
    file_id: file.id,
    session_id: caller.sessionId,
    expires,
  });
  return { token, seconds: TICKET_SECONDS };
}

export interface Ticket {
  readonly id: string;
  readonly token: string | undefined;
}

/** Session and permission are checked again for every range request. */
export async function openFilm(
  deps: FileDeps,
  policies: Policies,
  { id, token }: Ticket,
  wanted: Omit<Wanted, 'variant'>,
) {
  const ticket = token && (await findTicket(deps.db, id, digest(token), deps.clock.now()));
  const caller = ticket ? await deps.callerOf(ticket.session_id) : null;
  if (!caller) throw new Failure('unauthorized');
  const { file } = await findReadable(deps, policies, caller, id);
  return openBytes(deps, file, { ...wanted, variant: 'full' });
}
