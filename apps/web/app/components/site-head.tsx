import { usePageInfo } from '../lib/page-info.ts';
import { SearchHead } from './search-head.tsx';

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
