import { describeError, type ErrorWords } from '../notifications/describe-error.ts';
import { UnreadableFileError } from './unreadable-file.ts';

/** Apart from the words of other failures: those are on every page, and the text of this one is not. */
export const describeUploadError = (error: unknown): ErrorWords | null =>
  error instanceof UnreadableFileError
    ? { text: { key: 'validation.files.unreadable' }, list: [], requestId: undefined }
    : describeError(error);
