import { ApiError } from '../api-error.ts';

/** The browser can't read what was chosen: it was moved, deleted or changed since, or this device has no copy of it. */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError';
}

const isReadable = (file: Blob): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

/** A request with a file that is gone fails as one without a connection does, and would be tried again for ever: so the file is asked. */
export async function whileReadable<T>(file: Blob, sending: () => Promise<T>): Promise<T> {
  try {
    return await sending();
  } catch (error) {
    if (error instanceof ApiError || (await isReadable(file))) throw error;
    throw new UnreadableFileError('', { cause: error });
  }
}
