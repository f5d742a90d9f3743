/** Files sent from this page, by the id the server gave them: no need to read back what was just sent. */
const known = new Map<string, Blob>();
const MOST = 20;

export const previews = {
  remember(id: string, file: Blob): void {
    // Only what every browser can draw; of HEIC and PDF the server has pictures.
    if (!/^image\/(jpeg|png)$/.test(file.type)) return;
    known.set(id, file);
    const [oldest] = known.keys();
    if (known.size > MOST && oldest) known.delete(oldest);
  },
  find: (id: string): Blob | undefined => known.get(id),
};
