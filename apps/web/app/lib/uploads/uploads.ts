import { keptFiles } from './kept-files.ts';
import { createUploadStore } from './upload-store.ts';
import { uploadWire } from './upload-wire.ts';

/** The browser's own uploads. */
export const uploads = createUploadStore(uploadWire, keptFiles);
