import type { Variant } from '@punkt/domain/site-pages';
import type { TextKey } from '../../../lib/i18n.tsx';

export interface SiteLink {
  readonly to: string;
  readonly label: TextKey;
}

export interface LinkGroup {
  readonly label: TextKey;
  readonly links: readonly SiteLink[];
}

interface SiteMenu {
  readonly id: string;
  readonly label: TextKey;
  readonly groups: readonly LinkGroup[];
}

const REPAIR: SiteMenu = {
  id: 'menu-repair',
  label: 'site.nav.repair',
  groups: [
    {
      label: 'site.group.look',
      links: [
        { to: '/documents/brandbook', label: 'site.link.brandbook' },
        { to: '/documents/brandbook-simplified', label: 'site.link.brandbook.simplified' },
        { to: '/banners', label: 'site.link.printed' },
        { to: '/contractors', label: 'site.link.contractors' },
      ],
    },
    {
      label: 'site.group.sign',
      links: [
        { to: '/signboard', label: 'site.link.signboard' },
        { to: '/list-sign-boards-sorting-centers', label: 'site.link.centers' },
        { to: '/list-sign-boards-contractors', label: 'site.link.signboard.makers' },
      ],
    },
    {
      label: 'site.group.equipment',
      links: [
        { to: '/video-connection', label: 'site.link.video' },
        { to: '/elock', label: 'site.link.elock' },
        { to: '/list-elock-contractors', label: 'site.link.elock.catalogue' },
      ],
    },
  ],
};

const PARTNERS: SiteMenu = {
  id: 'menu-partners',
  label: 'site.nav.partners',
  groups: [
    {
      label: 'site.group.start',
      links: [
        { to: '/#earnings', label: 'site.link.earnings' },
        { to: '/simplified-conditions', label: 'site.link.simplified' },
        { to: '/documents/landlord', label: 'site.link.landlord' },
        { to: '/banking-services', label: 'site.link.banks' },
      ],
    },
    {
      label: 'site.group.learn',
      links: [
        { to: '/conferences', label: 'site.link.conferences' },
        { to: '/documents/learning', label: 'site.link.learning' },
      ],
    },
    {
      label: 'site.group.run',
      links: [
        { to: '/rating', label: 'site.link.rating' },
        { to: '/moving', label: 'site.link.moving' },
        { to: '/documents/eco-box', label: 'site.link.eco' },
        { to: '/apps', label: 'site.link.apps' },
      ],
    },
    {
      label: 'site.footer.documents',
      links: [
        { to: '/offer', label: 'site.link.offer' },
        { to: '/privacy-policy', label: 'site.link.policy' },
      ],
    },
  ],
};

/** Places on the front page. */
const PLACES: Record<Variant, readonly SiteLink[]> = {
  main: [
    { to: '/#zones', label: 'site.nav.zones' },
    { to: '/#steps', label: 'site.nav.steps' },
    { to: '/#conditions', label: 'site.nav.conditions' },
    { to: '/#faq', label: 'site.nav.faq' },
  ],
  georgian: [
    { to: '/#steps', label: 'site.nav.steps' },
    { to: '/#faq', label: 'site.nav.faq' },
    { to: '/documents/brandbook-georgia', label: 'site.link.brandbook' },
    { to: '/apps', label: 'site.link.apps' },
  ],
};

const MENUS: Record<Variant, readonly SiteMenu[]> = { main: [REPAIR, PARTNERS], georgian: [] };

export const placesOf = (variant: Variant): readonly SiteLink[] => PLACES[variant];
export const menusOf = (variant: Variant): readonly SiteMenu[] => MENUS[variant];

const POLICY = {
  main: { to: '/privacy-policy', label: 'site.link.policy' },
  georgian: { to: '/privacy-policy', label: 'site.link.policy.georgian' },
} as const satisfies Record<Variant, SiteLink>;

export const documentsOf = (variant: Variant): readonly SiteLink[] => [
  { to: '/offer', label: 'site.link.offer' },
  POLICY[variant],
  ...(variant === 'georgian'
    ? [{ to: '/documents/brandbook-georgia', label: 'site.link.brandbook.georgian' } as const]
    : [{ to: '/documents/brandbook', label: 'site.link.brandbook' } as const]),
];
