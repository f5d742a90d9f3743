const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** 40001 serialization failure, 40P01 deadlock: the same work may simply be tried again. */
export const isSerializationFailure = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error));

/** Somebody else holds the row for longer than a request waits. */
export const isLockTimeout = (error: unknown): boolean => codeOf(error) === '55P03';

/** A row was held, or a statement ran (57014), for longer than it may: nothing is wrong with the request, later may be better. */
export const isDatabaseBusy = (error: unknown): boolean => isLockTimeout(error) || codeOf(error) === '57014';

export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  codeOf(error) === '23505' &&
  (constraint === undefined || (error as { constraint?: string }).constraint === constraint);

/** Shutdown, crash, database dropped, too long idle (57P0x, 25P03, 25P04): PostgreSQL says why, and then ends the connection. */
const FAREWELL_CODES = ['57P01', '57P02', '57P04', '57P05', '25P03', '25P04'];

export const endsConnection = (error: unknown): boolean => FAREWELL_CODES.includes(codeOf(error));

const SOCKET_CODES = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND'];
/** Shutdown, crash recovery, start-up, too many connections; class 08 is any connection exception. */
const SERVER_CODES = ['57P01', '57P02', '57P03', '53300'];
const TEXTS = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Client has encountered a connection error',
];

/** The database is away for a moment: the caller should come again, nothing is wrong with the request. */
export function isDatabaseAway(error: unknown): boolean {
  const code = codeOf(error);
  // A missing socket file is a database that is away; any other missing file is not.
  if (code === 'ENOENT') return (error as NodeJS.ErrnoException).syscall === 'connect';
  if (SOCKET_CODES.includes(code) || SERVER_CODES.includes(code) || code.startsWith('08')) return true;
  return error instanceof Error && TEXTS.some((text) => error.message.includes(text));
}
