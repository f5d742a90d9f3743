import type { TextKey } from '../../../../lib/i18n.tsx';

export type BookKind = 'standard' | 'simplified' | 'georgian';

export const CHAPTERS = ['room', 'facade', 'hall', 'stock'] as const;

type Chapter = (typeof CHAPTERS)[number];

/** What an operator looks for in the photos, chapter by chapter. */
export const RULES: Record<BookKind, Record<Chapter, readonly TextKey[]>> = {
  standard: {
    room: [
      'papers.book.standard.room.1',
      'papers.book.standard.room.2',
      'papers.book.standard.room.3',
      'papers.book.standard.room.4',
    ],
    facade: [
      'papers.book.standard.facade.1',
      'papers.book.standard.facade.2',
      'papers.book.standard.facade.3',
    ],
    hall: [
      'papers.book.standard.hall.1',
      'papers.book.standard.hall.2',
      'papers.book.standard.hall.3',
      'papers.book.standard.hall.4',
    ],
    stock: [
      'papers.book.standard.stock.1',
      'papers.book.standard.stock.2',
      'papers.book.standard.stock.3',
      'papers.book.standard.stock.4',
    ],
  },
  simplified: {
    room: ['papers.book.simplified.room.1', 'papers.book.simplified.room.2', 'papers.book.simplified.room.3'],
    facade: ['papers.book.simplified.facade.1', 'papers.book.simplified.facade.2'],
    hall: ['papers.book.simplified.hall.1', 'papers.book.simplified.hall.2'],
    stock: [
      'papers.book.simplified.stock.1',
      'papers.book.simplified.stock.2',
      'papers.book.simplified.stock.3',
    ],
  },
  georgian: {
    room: ['papers.book.georgian.room.1', 'papers.book.georgian.room.2', 'papers.book.georgian.room.3'],
    facade: [
      'papers.book.georgian.facade.1',
      'papers.book.georgian.facade.2',
      'papers.book.georgian.facade.3',
    ],
    hall: ['papers.book.georgian.hall.1', 'papers.book.georgian.hall.2', 'papers.book.georgian.hall.3'],
    stock: ['papers.book.georgian.stock.1', 'papers.book.georgian.stock.2', 'papers.book.georgian.stock.3'],
  },
};
