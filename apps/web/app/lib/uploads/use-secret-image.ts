import { useEffect, useState } from 'react';
import { previews } from './previews.ts';
import { readPrivateFile } from './private-file.ts';

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
