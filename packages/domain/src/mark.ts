/** The mark in a square of 32: a map pin whose eye is a doorway, with the light on inside. Alone here, since every page carries it. */
export const MARK_PATHS = {
  pin: 'M16 1.5c6.4 0 11.5 5 11.5 11.2 0 7.9-8.6 14.9-10.9 17.5a.8.8 0 0 1-1.2 0C13.1 27.6 4.5 20.6 4.5 12.7 4.5 6.5 9.6 1.5 16 1.5Z',
  doorway: 'M11 19V11.5a5 5 0 0 1 10 0V19Z',
  light: 'M16 19V9.2l5 2.3V19Z',
} as const;
