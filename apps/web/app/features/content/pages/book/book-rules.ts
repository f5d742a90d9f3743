import type { TextKey } from '../../../../lib/i18n.tsx';

export type BookKind = 'standard' | 'simplified' | 'georgian';

const CHAPTERS = ['room', 'facade', 'hall', 'stock'] as const;

export type Chapter = (typeof CHAPTERS)[number];

/** What an operator looks for in the photos, chapter by chapter. */
export const RULES: Record<BookKind, Record<Chapter, readonly TextKey[]>> = {
  standard: {
    room: ['book.standard.room.1', 'book.standard.room.2', 'book.standard.room.3', 'book.standard.room.4'],
    facade: ['book.standard.facade.1', 'book.standard.facade.2', 'book.standard.facade.3'],
    hall: ['book.standard.hall.1', 'book.standard.hall.2', 'book.standard.hall.3', 'book.standard.hall.4'],
    stock: [
      'book.standard.stock.1',
      'book.standard.stock.2',
      'book.standard.stock.3',
      'book.standard.stock.4',
    ],
  },
  simplified: {
    room: ['book.simplified.room.1', 'book.simplified.room.2', 'book.simplified.room.3'],
    facade: ['book.simplified.facade.1', 'book.simplified.facade.2'],
    hall: ['book.simplified.hall.1', 'book.simplified.hall.2'],
    stock: ['book.simplified.stock.1', 'book.simplified.stock.2', 'book.simplified.stock.3'],
  },
  georgian: {
    room: ['book.georgian.room.1', 'book.georgian.room.2', 'book.georgian.room.3'],
    facade: ['book.georgian.facade.1', 'book.georgian.facade.2', 'book.georgian.facade.3'],
    hall: ['book.georgian.hall.1', 'book.georgian.hall.2', 'book.georgian.hall.3'],
    stock: ['book.georgian.stock.1', 'book.georgian.stock.2', 'book.georgian.stock.3'],
  },
};
