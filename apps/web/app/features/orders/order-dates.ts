/** DD.MM.YYYY in the reader's zone, the same digits in all three languages. */
export const dateOf = (iso: string): string =>
  new Intl.DateTimeFormat('ru-RU', { day: '2-digit', month: '2-digit', year: 'numeric' }).format(
    new Date(iso),
  );
