interface Options {
  readonly seconds?: boolean;
  /** Of somebody else than the reader; the words beside it must say whose. */
  readonly timeZone?: string;
}

/** DD.MM.YYYY, HH:MM in the reader's zone, the same digits in all three languages. */
export function dateTime(iso: string, { seconds = false, timeZone }: Options = {}): string {
  return new Intl.DateTimeFormat('ru-RU', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    ...(seconds ? { second: '2-digit' } : {}),
    ...(timeZone && { timeZone }),
  }).format(new Date(iso));
}

/** HH:MM in the reader's zone. */
export const clockTime = (iso: string): string =>
  new Intl.DateTimeFormat('ru-RU', { hour: '2-digit', minute: '2-digit' }).format(new Date(iso));
