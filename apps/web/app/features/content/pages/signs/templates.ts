/** Sheets to print, as files in their true size. The two arrows are one sheet for two sides of a door. */
export const TEMPLATES = [
  { id: 'window', width: 240, height: 120, files: [{ side: null, file: 'signs-print-window' }] },
  { id: 'hours', width: 126, height: 178, files: [{ side: null, file: 'signs-print-hours' }] },
  {
    id: 'arrow',
    width: 178,
    height: 126,
    files: [
      { side: 'right', file: 'signs-print-arrow-right' },
      { side: 'left', file: 'signs-print-arrow-left' },
    ],
  },
  { id: 'fitting', width: 110, height: 156, files: [{ side: null, file: 'signs-print-fitting' }] },
  { id: 'camera', width: 156, height: 110, files: [{ side: null, file: 'signs-print-camera' }] },
  { id: 'break', width: 156, height: 110, files: [{ side: null, file: 'signs-print-break' }] },
] as const;

export type Template = (typeof TEMPLATES)[number];

export const addressOf = (file: string): string => `/drawings/${file}.svg`;
