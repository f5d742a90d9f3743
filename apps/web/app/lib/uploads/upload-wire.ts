import { api } from '../client.ts';
import type { UploadWire } from './run-upload.ts';

export const uploadWire: UploadWire = {
  state: (uuid, signal) => api('GET /api/v4/uploads/:uuid', { params: { uuid } }, { signal }),
  send: (body, signal) => api('POST /api/v2/common/upload', { body }, { signal }),
};
