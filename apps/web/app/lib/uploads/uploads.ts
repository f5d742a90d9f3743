import { storedFiles } from './stored-files.ts';
import { createUploadStore } from './upload-store.ts';
import { uploadWire } from './upload-wire.ts';

/** The browser's own uploads. */
export const uploads = createUploadStore(uploadWire, storedFiles);

/** Is something of this form still on its way? */
export const hasUploads = (form: string): boolean => uploads.isBusy(`${form}/`);
