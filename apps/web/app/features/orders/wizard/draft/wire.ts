import { api } from '../../../../lib/client.ts';
import type { SaverWire } from './saver.ts';

export const saverWire: SaverWire = {
  add: (body) => api('POST /api/v2/pickpoint/order/add', { body }),
  update: (id, body) => api('POST /api/v2/pickpoint/order/:id/update', { params: { id }, body }),
  read: (id) => api('GET /api/v4/order/:id', { params: { id } }),
};
