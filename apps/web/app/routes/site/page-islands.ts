import type { TextPart } from '@punkt/locales/keys';
import type { ComponentType } from 'react';
import { type Island, island } from '../../lib/site/island.ts';

interface More {
  /** Instead of those that most pages speak. */
  readonly texts?: readonly TextPart[];
  readonly content?: boolean;
  readonly wakes?: boolean;
}
type Load = () => Promise<{ readonly default: ComponentType }>;

const page = (source: string, load: Load, more: More = {}): Island =>
  island({
    id: `page-${source.replaceAll('/', '-')}`,
    source: `app/features/${source}.tsx`,
    load,
    texts: ['site', 'pages'],
    heads: true,
    ...more,
  });

/** The public pages that are one island each, by path. */
export const pageIslands: Readonly<Record<string, Island>> = {
  '/banners': page(
    'content/pages/signs/banners',
    () => import('../../features/content/pages/signs/banners.tsx'),
  ),
  '/signboard': page(
    'content/pages/signs/signboard',
    () => import('../../features/content/pages/signs/signboard.tsx'),
  ),
  '/list-sign-boards-contractors': page(
    'content/pages/signs/list-sign-boards-contractors',
    () => import('../../features/content/pages/signs/list-sign-boards-contractors.tsx'),
    { content: true },
  ),
  '/list-sign-boards-sorting-centers': page(
    'content/pages/signs/list-sign-boards-sorting-centers',
    () => import('../../features/content/pages/signs/list-sign-boards-sorting-centers.tsx'),
    { content: true },
  ),
  '/elock': page(
    'content/pages/equipment/elock',
    () => import('../../features/content/pages/equipment/elock.tsx'),
    { content: true },
  ),
  '/list-elock-contractors': page(
    'content/pages/equipment/list-elock-contractors',
    () => import('../../features/content/pages/equipment/list-elock-contractors.tsx'),
    { content: true },
  ),
  '/video-connection': page(
    'content/pages/equipment/video-connection',
    () => import('../../features/content/pages/equipment/video-connection.tsx'),
    { content: true },
  ),
  '/contractors': page(
    'content/pages/equipment/contractors',
    () => import('../../features/content/pages/equipment/contractors.tsx'),
    {
      content: true,
    },
  ),
  '/rating': page(
    'content/pages/guides/rating',
    () => import('../../features/content/pages/guides/rating.tsx'),
  ),
  '/apps': page('content/pages/guides/apps', () => import('../../features/content/pages/guides/apps.tsx')),
  '/banking-services': page(
    'content/pages/guides/banking-services',
    () => import('../../features/content/pages/guides/banking-services.tsx'),
  ),
  '/simplified-conditions': page(
    'content/pages/guides/simplified-conditions',
    () => import('../../features/content/pages/guides/simplified-conditions.tsx'),
    { content: true, texts: ['site', 'pages', 'landing'] },
  ),
  '/moving': page(
    'content/pages/guides/moving',
    () => import('../../features/content/pages/guides/moving.tsx'),
  ),
  '/conferences': page(
    'content/conferences/conferences',
    () => import('../../features/content/conferences/conferences.tsx'),
    { content: true, wakes: true, texts: ['site', 'conferences'] },
  ),
  '/privacy-policy': page('content/policy/policy', () => import('../../features/content/policy/policy.tsx'), {
    texts: ['site', 'policy'],
  }),
  '/offer': page('offers/offer-screen', () => import('../../features/offers/offer-screen.tsx'), {
    texts: ['site', 'door'],
  }),
  '/documents/eco-box': page(
    'content/pages/papers/eco-box',
    () => import('../../features/content/pages/papers/eco-box.tsx'),
  ),
  '/documents/landlord': page(
    'content/pages/papers/landlord',
    () => import('../../features/content/pages/papers/landlord.tsx'),
  ),
  '/documents/learning': page(
    'content/pages/papers/learning',
    () => import('../../features/content/pages/papers/learning.tsx'),
  ),
  '/documents/brandbook': page(
    'content/pages/papers/brandbook-standard',
    () => import('../../features/content/pages/papers/brandbook-standard.tsx'),
  ),
  '/documents/brandbook-simplified': page(
    'content/pages/papers/brandbook-simplified',
    () => import('../../features/content/pages/papers/brandbook-simplified.tsx'),
  ),
  '/documents/brandbook-georgia': page(
    'content/pages/papers/brandbook-georgia',
    () => import('../../features/content/pages/papers/brandbook-georgia.tsx'),
  ),
};
