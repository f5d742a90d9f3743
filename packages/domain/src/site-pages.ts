/** Which site a host shows: the main one, or the Georgian one with its own look and fewer pages. */
export type Variant = 'main' | 'georgian';

export interface SitePage {
  readonly path: string;
  readonly variants: readonly Variant[];
  /** Whether a search engine should offer it: a page one only passes through has nothing to be found by. */
  readonly indexed: boolean;
}

const BOTH = ['main', 'georgian'] as const;
const MAIN = ['main'] as const;
const GEORGIAN = ['georgian'] as const;

const page = (path: string, variants: readonly Variant[], indexed = true): SitePage => ({
  path,
  variants,
  indexed,
});

/**
 * Every public page once. Routes, the redirects of the reduced site, canonical addresses, the sitemap and
 * robots.txt all read this table, so a page can't be in one of them and forgotten in another.
 */
export const SITE_PAGES: readonly SitePage[] = [
  page('/', BOTH),
  page('/simplified-conditions', MAIN),
  page('/signboard', MAIN),
  page('/list-sign-boards-contractors', MAIN),
  page('/list-sign-boards-sorting-centers', MAIN),
  page('/banners', MAIN),
  page('/elock', MAIN),
  page('/list-elock-contractors', MAIN),
  page('/video-connection', MAIN),
  page('/contractors', MAIN),
  page('/banking-services', MAIN),
  page('/conferences', MAIN),
  page('/rating', MAIN),
  page('/moving', MAIN),
  page('/apps', BOTH),
  page('/documents/brandbook', MAIN),
  page('/documents/brandbook-simplified', MAIN),
  page('/documents/brandbook-georgia', GEORGIAN),
  page('/documents/eco-box', MAIN),
  page('/documents/landlord', MAIN),
  page('/documents/learning', MAIN),
  page('/privacy-policy', BOTH),
  page('/offer', BOTH),
  page('/login', BOTH),
  page('/login-page', BOTH, false),
  page('/registration', BOTH, false),
  page('/verify', BOTH, false),
];

/** The page at this path, if the site of this variant has one; `/verify/CODE` is the page `/verify`. */
export function sitePageAt(path: string, variant: Variant): SitePage | undefined {
  const asked = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return SITE_PAGES.find(
    (each) =>
      each.variants.includes(variant) &&
      (each.path === asked || (each.path === '/verify' && asked.startsWith('/verify/'))),
  );
}

/** The pages this site offers to search engines. */
export const indexedPages = (variant: Variant): readonly SitePage[] =>
  SITE_PAGES.filter(({ variants, indexed }) => indexed && variants.includes(variant));

/** Whether both sites have this page, so that each may name the other as its counterpart. */
export const isPaired = ({ variants }: SitePage): boolean => variants.length === BOTH.length;

/** Doors to the account area: they show nothing that is edited. */
const DOORS = /^\/(login|login-page|registration|verify)(\/|$)/;
const OWN_ADDRESS = /^(\/[^?#]*)(?:\?([^#]*))?(#.*)?$/;

/** Where a link leads inside a preview: to the same page in the preview, if the site shows one there. */
export function inPreview(href: string, variant: Variant, token: string): string {
  const [, path = '', query = '', place = ''] = OWN_ADDRESS.exec(href) ?? [];
  if (!sitePageAt(path, variant) || DOORS.test(path) || /(^|&)preview=/.test(query)) return href;
  return `${path}?preview=${token}${query && `&${query}`}${place}`;
}
