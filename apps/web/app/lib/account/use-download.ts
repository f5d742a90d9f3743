import type { WireRequest } from '@punkt/contract/request';
import type { TextKey } from '@punkt/locales/keys';
import { useRef, useState } from 'react';
import { apiErrorOf } from '../api-error.ts';
import { openStream } from '../client.ts';
import { notifyError } from '../notifications/notify-error.ts';

type DownloadState = { readonly step: 'idle' } | { readonly step: 'busy' | 'done'; readonly bytes: number };

interface Download {
  readonly request: WireRequest;
  /** Before the day and the ending: `punkt-audit`. */
  readonly name: string;
  readonly ending: 'zip' | 'csv';
  /** Title of the notice when it fails. */
  readonly failed: TextKey;
}

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
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' });
}

function save(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser reads the address after the click: it must outlive it a little.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** A link can't carry the token, so a file is fetched and handed to the browser to be saved. Its size is unknown. */
export function useDownload() {
  const [state, setState] = useState<DownloadState>({ step: 'idle' });
  const stop = useRef<AbortController>(undefined);
  const start = async ({ request, name, ending, failed }: Download) => {
    const abort = new AbortController();
    stop.current = abort;
    setState({ step: 'busy', bytes: 0 });
    try {
      const response = await openStream(request, { signal: abort.signal });
      if (!response.ok) throw await apiErrorOf(response);
      const blob = await readAll(response, (bytes) => setState({ step: 'busy', bytes }));
      save(blob, `${name}-${new Date().toISOString().slice(0, 10)}.${ending}`);
      setState({ step: 'done', bytes: blob.size });
    } catch (error) {
      setState({ step: 'idle' });
      if (!abort.signal.aborted) notifyError(error, failed);
    }
  };
  return { state, start, stop: () => stop.current?.abort() };
}
