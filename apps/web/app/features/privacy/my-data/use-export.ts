import { wireRequest } from '@punkt/contract/request';
import { useRef, useState } from 'react';
import { apiErrorOf } from '../../../lib/api-error.ts';
import { openStream } from '../../../lib/client.ts';
import { notifyError } from '../../../lib/notifications/notify-error.ts';

export type ExportState =
  | { readonly step: 'idle' }
  | { readonly step: 'busy' | 'done'; readonly bytes: number };

async function readAll(response: Response, onBytes: (bytes: number) => void): Promise<Blob> {
  const parts: BlobPart[] = [];
  let bytes = 0;
  const reader = response.body?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done || !value) break;
    parts.push(value);
    bytes += value.byteLength;
    onBytes(bytes);
  }
  return new Blob(parts, { type: 'application/zip' });
}

function save(blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = `punkt-${new Date().toISOString().slice(0, 10)}.zip`;
  link.click();
  // The browser reads the address after the click: it must outlive it a little.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** A link can't carry the token, so the archive is fetched and handed to the browser to be saved. Its size is unknown. */
export function useExport() {
  const [state, setState] = useState<ExportState>({ step: 'idle' });
  const stop = useRef<AbortController>(undefined);
  const start = async () => {
    const abort = new AbortController();
    stop.current = abort;
    setState({ step: 'busy', bytes: 0 });
    try {
      const response = await openStream(wireRequest('GET /api/v4/privacy/export', {}), {
        signal: abort.signal,
      });
      if (!response.ok) throw await apiErrorOf(response);
      const blob = await readAll(response, (bytes) => setState({ step: 'busy', bytes }));
      save(blob);
      setState({ step: 'done', bytes: blob.size });
    } catch (error) {
      setState({ step: 'idle' });
      if (!abort.signal.aborted) notifyError(error, 'myData.export.failed');
    }
  };
  return { state, start, stop: () => stop.current?.abort() };
}
