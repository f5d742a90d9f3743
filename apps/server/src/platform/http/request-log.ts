import type { FastifyBaseLogger } from 'fastify';
import type { ChildLoggerOptions } from 'pino';
import type { Log } from '../log/log.ts';

type Level = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace';
type Bindings = Readonly<Record<string, unknown>>;

const merge = (bindings: Bindings, first: unknown, rest: readonly unknown[]): unknown[] => {
  if (typeof first === 'string') return [bindings, first, ...rest];
  if (first instanceof Error) return [{ ...bindings, err: first }, first.message, ...rest];
  return [{ ...bindings, ...(first as object) }, ...rest];
};

/**
 * A request's own log, which names the request in every line. A child of pino would prepare its bindings for each request,
 * redaction included, and most requests write one line or none: here they are added to the lines that are written.
 */
class RequestLog {
  readonly #log: Log;
  readonly #bindings: Bindings;
  constructor(log: Log, bindings: Bindings) {
    this.#log = log;
    this.#bindings = bindings;
  }
  get level() {
    return this.#log.level;
  }
  #write(level: Level, first: unknown, rest: readonly unknown[]): void {
    if (!this.#log.isLevelEnabled(level)) return;
    const write = this.#log[level] as (...line: unknown[]) => void;
    write.apply(this.#log, merge(this.#bindings, first, rest));
  }
  fatal(first: unknown, ...rest: unknown[]) {
    this.#write('fatal', first, rest);
  }
  error(first: unknown, ...rest: unknown[]) {
    this.#write('error', first, rest);
  }
  warn(first: unknown, ...rest: unknown[]) {
    this.#write('warn', first, rest);
  }
  info(first: unknown, ...rest: unknown[]) {
    this.#write('info', first, rest);
  }
  debug(first: unknown, ...rest: unknown[]) {
    this.#write('debug', first, rest);
  }
  trace(first: unknown, ...rest: unknown[]) {
    this.#write('trace', first, rest);
  }
  silent() {
    // As its name says.
  }
  /** Fastify's own log is such a child already, and every request's a child of that. */
  child(bindings: Bindings, options?: ChildLoggerOptions) {
    return childOf(this.#log, { ...this.#bindings, ...bindings }, options);
  }
}

/** A route with a level of its own keeps a real child, which knows it. */
function childOf(log: Log, bindings: Bindings, options?: ChildLoggerOptions): Log | RequestLog {
  const ownLevel = options?.level && options.level !== log.level;
  return ownLevel ? log.child(bindings, options) : new RequestLog(log, bindings);
}

/** The log as Fastify gets it. */
export const logOfRequests = (log: Log): FastifyBaseLogger =>
  Object.create(log, {
    child: { value: (bindings: Bindings, options?: ChildLoggerOptions) => childOf(log, bindings, options) },
  });
