import { serveContent } from '../features/content/routes.ts';
import { createContentService } from '../features/content/service.ts';
import type { House, Room } from './house.ts';

export function openContent(house: House) {
  const { db, clock, log, listener, http } = house;
  const content = createContentService({ db, clock, log, listener });
  serveContent(http, content, house);
  const room: Room = { seed: content.seed };
  return { content, room };
}
