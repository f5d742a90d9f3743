/** `ru/base` → the built files that hold those texts; empty in development. */
declare module 'virtual:text-chunks' {
  const chunks: Readonly<Record<string, readonly string[]>>;
  export default chunks;
}

/** The sheets of every public page; `app/features/…/faq.tsx` → those of that island; each sheet's rules. Null in development. */
declare module 'virtual:island-sheets' {
  const sheets: {
    readonly everywhere: readonly string[];
    readonly islands: Readonly<Record<string, readonly string[]>>;
    readonly rules: Readonly<Record<string, string>>;
  } | null;
  export default sheets;
}
