import { island } from '../../../lib/site/island.ts';

export const georgianFront = island({
  id: 'front-georgian',
  source: 'app/features/content/georgia/front.tsx',
  load: () => import('./front.tsx'),
  texts: ['site', 'georgia'],
  content: true,
  heads: true,
});
