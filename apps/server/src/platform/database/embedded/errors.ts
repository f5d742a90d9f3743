type Code =
  | 'in_use'
  | 'not_writable'
  | 'disk_full'
  | 'other_version'
  | 'incomplete'
  | 'no_account'
  | 'binaries'
  | 'start_failed';

/** Its message is for the person at the terminal: what happened, then what to do. */
export class EmbeddedError extends Error {
  override name = 'EmbeddedError';
  readonly code: Code;
  constructor(code: Code, what: string, todo: string, cause?: unknown) {
    super(`${what}\n${todo}`, { cause });
    this.code = code;
  }
}

const DISK_FULL = /ENOSPC|EDQUOT|No space left on device|Check free disk space|Disk quota exceeded/;
const NOT_WRITABLE = /EACCES|EPERM|EROFS|Permission denied|Read-only file system|Operation not permitted/;

const textOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));

/** Turns a failure of the file system or of a PostgreSQL program into one of the messages above. */
export function explain(action: string, folder: string, cause: unknown): EmbeddedError {
  if (cause instanceof EmbeddedError) return cause;
  const text = textOf(cause).trim();
  if (DISK_FULL.test(text)) {
    return new EmbeddedError(
      'disk_full',
      `The disk is full: the embedded database could not ${action} in ${folder}.`,
      `Free some space there (a new database needs about 100 MB) or set DATA_DIR to a folder on another disk, then start again. Existing data was left as it is.\n${text}`,
      cause,
    );
  }
  if (NOT_WRITABLE.test(text)) {
    return new EmbeddedError(
      'not_writable',
      `The embedded database could not ${action}: ${folder} is not open to the account Punkt runs under (${whoami()}).`,
      `Start Punkt under the account that created the folder, give that folder to this account, or set DATA_DIR to another folder.\n${text}`,
      cause,
    );
  }
  return new EmbeddedError(
    'start_failed',
    `The embedded database could not ${action} in ${folder}.`,
    `This is what it said; DATABASE_URL can point to another PostgreSQL meanwhile.\n${text.slice(-2000)}`,
    cause,
  );
}

const whoami = () => (process.getuid ? `uid ${process.getuid()}` : 'the current one');
