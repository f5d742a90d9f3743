import { useEffect, useState } from 'react';
import { readPrivateFile } from './private-file.ts';

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

/** An address for a blob, given back when nobody looks any more. */
export function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!blob) return setUrl(undefined);
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}

/** `null` where the picture could not be read, or where there is none. */
export function useSecretImage(id: string | null, secret: boolean): Blob | null | undefined {
  const [blob, setBlob] = useState<Blob | null | undefined>(() => (id === null ? null : previews.find(id)));
  useEffect(() => {
    if (id === null) return;
    const known = previews.find(id);
    setBlob(known);
    if (known) return;
    const stop = new AbortController();
    readPrivateFile({ id, size: 'thumbnail', secret }, stop.signal).then(
      (read) => !stop.signal.aborted && setBlob(read),
      () => !stop.signal.aborted && setBlob(null),
    );
    return () => stop.abort();
  }, [id, secret]);
  return blob;
}
