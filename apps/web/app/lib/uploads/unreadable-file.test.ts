import { expect, test, vi } from 'vitest';
import { ApiError, NetworkError } from '../api-error.ts';
import { prepareFile } from './prepare-file.ts';
import { runUpload, textOf, type UploadWire } from './run-upload.ts';
import { UnreadableFileError } from './unreadable-file.ts';

/** As browsers have it: the file can be passed around, and every reading of it fails. */
function goneFile(): Blob {
  const blob = new Blob(['0123456789']);
  const fail = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  return Object.assign(blob, { arrayBuffer: fail, slice: goneFile });
}

const job = { uuid: 'u', name: 'a.png', entityType: 12, file: goneFile() } as const;
const watch = () => ({ signal: new AbortController().signal, onProgress: vi.fn(), onWaiting: vi.fn() });
const wireOf = (send: UploadWire['send']): UploadWire => ({
  state: () => Promise.reject(new ApiError(404, { code: 'not_found' })),
  send,
});

test('a file that can’t be read any more ends its upload: it is no lost connection', async () => {
  const seen = watch();
  const run = runUpload(
    job,
    wireOf(() => Promise.reject(new NetworkError(''))),
    seen,
  );
  await expect(run).rejects.toBeInstanceOf(UnreadableFileError);
  expect(seen.onWaiting).not.toHaveBeenCalledWith(true);
});

test('nor where its slices travel as text, and are read before anything is sent', async () => {
  const asText = wireOf(async ({ bytes }) => Promise.reject(await textOf(bytes).catch((error) => error)));
  await expect(runUpload(job, asText, watch())).rejects.toBeInstanceOf(UnreadableFileError);
});

test('one that can’t be read from the start is named, not passed over', async () => {
  const problem = { ok: false, problem: 'validation.files.unreadable' };
  expect(await prepareFile(goneFile(), 'identityPhoto')).toEqual(problem);
  expect(await prepareFile(goneFile(), 'ticketAttachment')).toEqual(problem);
});
