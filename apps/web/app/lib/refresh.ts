import type { TokenPair } from '@punkt/contract/auth';
import { apiErrorOf } from './api-error.ts';
import type { Session, Tokens } from './session.ts';

type Locks = Pick<LockManager, 'request'>;

export interface RefreshOptions {
  readonly session: Session;
  /** Sends the refresh token; the answer decides. */
  readonly exchange: (refreshToken: string) => Promise<Response>;
  readonly locks?: Locks | undefined;
}

/**
 * A refresh token works once, so all calls that met a 401 share one exchange: those of this tab through a promise,
 * those of other tabs through a lock, after which the storage tells whether somebody has already done it.
 * Answers `null` when the server refused and the session is over; throws when that is not known (network, 5xx).
 */
export function createRefresher({ session, exchange, locks }: RefreshOptions) {
  let running: Promise<Tokens | null> | undefined;

  async function refresh(used: string): Promise<Tokens | null> {
    const current = session.tokens();
    if (!current || current.access !== used) return current;
    const response = await exchange(current.refresh);
    if (!response.ok && ![400, 401, 403].includes(response.status)) throw await apiErrorOf(response);
    const pair = response.ok && ((await response.json()) as TokenPair);
    const now = session.tokens();
    // Another tab signed out meanwhile, or somebody else in: the answer is about a session that is over.
    if (now?.refresh !== current.refresh) return now;
    if (pair) session.setTokens(pair);
    else session.clear();
    return session.tokens();
  }

  return (used: string): Promise<Tokens | null> => {
    const work = () => refresh(used);
    running ??= (locks ? locks.request('punkt.refresh', work) : work()).finally(() => {
      running = undefined;
    });
    return running;
  };
}
