import { dateTime } from '../../lib/format.ts';

/** `14:05` in the reader's zone; an answer of another day has its date too. */
export function answerClock(iso: string, now = new Date()): string {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return '';
  if (at.toDateString() !== now.toDateString()) return dateTime(iso);
  return new Intl.DateTimeFormat('ru-RU', { hour: '2-digit', minute: '2-digit' }).format(at);
}
