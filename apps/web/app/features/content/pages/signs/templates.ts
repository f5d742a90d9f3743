import type { SheetLanguage } from '@punkt/locales/printed-sheets';

/** Sheets to print, as files in their true size; scripts/make-papers.mjs makes them. The two arrows are one sheet for two sides of a door. */
export const TEMPLATES = [
  { id: 'window', width: 240, height: 120, files: [{ side: null, file: 'window' }] },
  { id: 'hours', width: 126, height: 178, files: [{ side: null, file: 'hours' }] },
  {
    id: 'arrow',
    width: 178,
    height: 126,
    files: [
      { side: 'right', file: 'arrow-right' },
      { side: 'left', file: 'arrow-left' },
    ],
  },
  { id: 'fitting', width: 110, height: 156, files: [{ side: null, file: 'fitting' }] },
  { id: 'camera', width: 156, height: 110, files: [{ side: null, file: 'camera' }] },
  { id: 'break', width: 156, height: 110, files: [{ side: null, file: 'break' }] },
] as const;

export type Template = (typeof TEMPLATES)[number];

export const sheetAddress = (file: string, language: SheetLanguage): string =>
  `/documents/sheets/${file}-${language}.pdf`;
export const sheetPicture = (file: string, language: SheetLanguage): string =>
  `/documents/sheets/${file}-${language}.webp`;
