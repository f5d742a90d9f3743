import type { TextPart } from '@punkt/locales/keys';
import type { ComponentType } from 'react';
import { type Island, island } from '../../../lib/site/island.ts';

const texts = ['landing'] as const;
/** The form speaks of phones and codes. */
const formTexts = ['landing', 'door'] as const;

type Still = keyof typeof import('./still.tsx');

/** Those that stay HTML share a file: nobody needs one of them alone. */
const still = (name: Still, content = false): Island =>
  island({
    id: `landing-${name}`,
    source: 'app/features/content/landing/still.tsx',
    load: async () => ({ default: (await import('./still.tsx'))[name] }),
    texts,
    content,
    heads: name === 'Head',
  });

const waking = (
  name: string,
  load: () => Promise<{ readonly default: ComponentType }>,
  spoken: readonly TextPart[] = texts,
): Island =>
  island({
    id: `landing-${name}`,
    source: `app/features/content/landing/${name}.tsx`,
    load,
    texts: spoken,
    wakes: true,
  });

/** In the order of an applicant's questions: what is it, where, how, how much, who helps, and what else. */
export const landingIslands = [
  still('Head'),
  still('Hero'),
  still('Figures'),
  waking('banners', () => import('./banners.tsx')),
  still('Zones'),
  waking('zone-map', () => import('./zone-map.tsx')),
  still('Steps'),
  still('Comparison'),
  waking('open-form', () => import('./open-form.tsx'), formTexts),
  still('Support'),
  waking('film', () => import('./film.tsx')),
  still('Checklist'),
  still('Faq', true),
];
