import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/**
 * What must never reach a log: phones, codes, tokens, documents. Redaction by name is the net below the
 * habit of not logging bodies at all.
 */
const SECRET_NAMES = [
  'phone',
  'code',
  'token',
  'password',
  'psw',
  'authorization',
  'cookie',
  'snils',
  'inn',
  'passport',
  'email',
  'document_number',
  'refresh',
  'access',
  'text',
  // PostgreSQL quotes the row that broke a constraint here.
  'detail',
];
const paths = SECRET_NAMES.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]).concat(
  'req.headers.authorization',
  'req.headers.cookie',
);

export function createLog(options: {
  level: string;
  pretty?: boolean;
  destination?: DestinationStream;
}): Log {
  const base = { level: options.level, redact: { paths, censor: '[hidden]' }, base: null };
  if (options.destination) return pino(base, options.destination);
  if (!options.pretty) return pino(base);
  const transport = { target: 'pino-pretty', options: { translateTime: 'HH:MM:ss', ignore: 'pid,hostname' } };
  return pino({ ...base, transport });
}
