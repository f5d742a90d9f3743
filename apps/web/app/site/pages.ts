import type { ComponentType } from 'react';

interface SitePage {
  /** As the bundler names it: by it the page's sheets are found. */
  readonly source: string;
  load(): Promise<{ readonly default: ComponentType }>;
  /** Stands by itself, without the site's header and footer. */
  readonly alone?: boolean;
}

const page = (source: string, load: SitePage['load'], alone = false): SitePage => ({
  source: `app/features/${source}.tsx`,
  load,
  alone,
});

const login = page('auth/login-screen', () => import('../features/auth/login-screen.tsx'), true);

export const fronts = {
  main: page('content/landing/landing', () => import('../features/content/landing/landing.tsx')),
  georgian: page('content/georgia/front', () => import('../features/content/georgia/front.tsx')),
} as const;

/** The public pages by path; which of the two sites has which is packages/domain/src/site-pages.ts. */
export const pages: Readonly<Record<string, SitePage>> = {
  '/login': login,
  '/login-page': login,
  '/banners': page(
    'content/pages/signs/banners',
    () => import('../features/content/pages/signs/banners.tsx'),
  ),
  '/signboard': page(
    'content/pages/signs/signboard',
    () => import('../features/content/pages/signs/signboard.tsx'),
  ),
  '/list-sign-boards-contractors': page(
    'content/pages/signs/list-sign-boards-contractors',
    () => import('../features/content/pages/signs/list-sign-boards-contractors.tsx'),
  ),
  '/list-sign-boards-sorting-centers': page(
    'content/pages/signs/list-sign-boards-sorting-centers',
    () => import('../features/content/pages/signs/list-sign-boards-sorting-centers.tsx'),
  ),
  '/elock': page(
    'content/pages/equipment/elock',
    () => import('../features/content/pages/equipment/elock.tsx'),
  ),
  '/list-elock-contractors': page(
    'content/pages/equipment/list-elock-contractors',
    () => import('../features/content/pages/equipment/list-elock-contractors.tsx'),
  ),
  '/video-connection': page(
    'content/pages/equipment/video-connection',
    () => import('../features/content/pages/equipment/video-connection.tsx'),
  ),
  '/contractors': page(
    'content/pages/equipment/contractors',
    () => import('../features/content/pages/equipment/contractors.tsx'),
  ),
  '/rating': page('content/pages/guides/rating', () => import('../features/content/pages/guides/rating.tsx')),
  '/apps': page('content/pages/guides/apps', () => import('../features/content/pages/guides/apps.tsx')),
  '/banking-services': page(
    'content/pages/guides/banking-services',
    () => import('../features/content/pages/guides/banking-services.tsx'),
  ),
  '/simplified-conditions': page(
    'content/pages/guides/simplified-conditions',
    () => import('../features/content/pages/guides/simplified-conditions.tsx'),
  ),
  '/moving': page('content/pages/guides/moving', () => import('../features/content/pages/guides/moving.tsx')),
  '/conferences': page(
    'content/conferences/conferences',
    () => import('../features/content/conferences/conferences.tsx'),
  ),
  '/privacy-policy': page('content/policy/policy', () => import('../features/content/policy/policy.tsx')),
  '/offer': page('offers/offer-screen', () => import('../features/offers/offer-screen.tsx')),
  '/documents/eco-box': page(
    'content/pages/papers/eco-box',
    () => import('../features/content/pages/papers/eco-box.tsx'),
  ),
  '/documents/landlord': page(
    'content/pages/papers/landlord',
    () => import('../features/content/pages/papers/landlord.tsx'),
  ),
  '/documents/learning': page(
    'content/pages/papers/learning',
    () => import('../features/content/pages/papers/learning.tsx'),
  ),
  '/documents/brandbook': page(
    'content/pages/book/brandbook-standard',
    () => import('../features/content/pages/book/brandbook-standard.tsx'),
  ),
  '/documents/brandbook-simplified': page(
    'content/pages/book/brandbook-simplified',
    () => import('../features/content/pages/book/brandbook-simplified.tsx'),
  ),
  '/documents/brandbook-georgia': page(
    'content/pages/book/brandbook-georgia',
    () => import('../features/content/pages/book/brandbook-georgia.tsx'),
  ),
};
