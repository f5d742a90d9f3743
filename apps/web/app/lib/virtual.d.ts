/** `ru/base` → its texts, fetched when asked for (vite/text-parts.ts). */
declare module 'virtual:texts/*' {
  import type { TextTable } from '@punkt/locales/translate';

  const parts: Readonly<Record<string, () => Promise<{ readonly texts: TextTable }>>>;
  export default parts;
}

/** The same, all of them here already. */
declare module 'virtual:texts/account-at-once' {
  export { default } from 'virtual:texts/site-at-once';
}
declare module 'virtual:texts/site-at-once' {
  import type { TextTable } from '@punkt/locales/translate';

  const parts: Readonly<Record<string, { readonly texts: TextTable }>>;
  export default parts;
}

/** `ru/base` → the built files that hold those texts; empty in development. */
declare module 'virtual:text-chunks' {
  const chunks: Readonly<Record<string, readonly string[]>>;
  export default chunks;
}

/** Addresses of the public site's scripts: the one every page has, the way into the editor, and the islands' by their sources (null in development: there they are the sources). */
declare module 'virtual:site-files' {
  const files: {
    readonly browser: string;
    readonly editor: string;
    readonly islands: Readonly<Record<string, string>> | null;
  };
  export default files;
}

declare module 'virtual:react-router/inject-hmr-runtime';
