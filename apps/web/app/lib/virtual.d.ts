/** `ru/base` → the built files that hold those texts; empty in development. */
declare module 'virtual:text-chunks' {
  const chunks: Readonly<Record<string, readonly string[]>>;
  export default chunks;
}
