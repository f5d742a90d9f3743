/** In the order they are shown; the name is that of the texts and of the drawing. */
export const BANNERS = [
  { name: 'income', to: '#zones' },
  { name: 'sign', to: '/signboard' },
  { name: 'village', to: '/simplified-conditions' },
  { name: 'calendar', to: '/conferences' },
] as const;
