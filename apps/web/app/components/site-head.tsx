import { isPaired, sitePageAt, type Variant } from '@punkt/domain/site-pages';
import type { Language } from '@punkt/locales/language';
import { usePageInfo } from '../lib/page-info.ts';

interface Props {
  readonly title: string;
  readonly description: string;
  /** JSON-LD: what the page is about, for search engines. */
  readonly structured?: object;
}

/** A closing tag inside the data would end the script. */
const asScript = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** The head of a public page. Only what a person sees is drawn in the browser too: search engines read the server's HTML. */
export function SiteHead({ title, description, structured }: Props) {
  const { path = '/' } = usePageInfo();
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {import.meta.env.SSR && <SearchHead title={title} description={description} path={path} />}
      {import.meta.env.SSR && structured && <StructuredData data={structured} />}
    </>
  );
}

function StructuredData({ data }: { readonly data: object }) {
  const json = { __html: asScript(data) };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON, with its angle brackets escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={json} />;
}

interface SearchHeadProps {
  readonly title: string;
  readonly description: string;
  readonly path: string;
}

const LOCALES: Record<Language, string> = { ru: 'ru_RU', ka: 'ka_GE', en: 'en_GB' };
/** What each site speaks to whoever has not chosen: a search engine, for one. */
const SPOKEN: Record<Variant, Language> = { main: 'ru', georgian: 'ka' };
const VARIANTS = ['main', 'georgian'] as const;

/** The address a page goes by, its counterpart on the other site, and how it looks when somebody shares it. */
function SearchHead({ title, description, path }: SearchHeadProps) {
  const { variant, language, origins } = usePageInfo();
  const page = sitePageAt(path, variant);
  if (!origins) return null;
  // Not the address asked for: `/banners/` is `/banners`.
  const own = origins[variant] + (page?.path ?? path);
  return (
    <>
      {page?.indexed && <link rel="canonical" href={own} />}
      {page?.indexed === false && <meta name="robots" content="noindex" />}
      {page?.indexed && isPaired(page) && origins.main !== origins.georgian && (
        <Counterparts path={page.path} origins={origins} />
      )}
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={own} />
      <meta property="og:locale" content={LOCALES[language]} />
      <meta property="og:image" content={`${origins[variant]}/og/${variant}-${language}.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** Languages have no addresses of their own here; the two sites have. */
function Counterparts({
  path,
  origins,
}: {
  readonly path: string;
  readonly origins: Record<Variant, string>;
}) {
  return (
    <>
      {VARIANTS.map((each) => (
        <link key={each} rel="alternate" hrefLang={SPOKEN[each]} href={origins[each] + path} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origins.main + path} />
    </>
  );
}
