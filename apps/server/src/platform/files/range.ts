import type { ByteRange } from './storage.ts';

/**
 * The one range a player asks for. `null`: send everything (no range, several, or one we can't read: RFC 9110 lets us);
 * `'outside'`: nothing of the file lies in it.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'outside' | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (!first && !last) return null;
  if (!first) {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'outside' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last ? Math.min(Number(last), size - 1) : size - 1;
  if (last && Number(last) < start) return null;
  return start >= size ? 'outside' : { start, end };
}
