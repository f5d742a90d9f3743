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
