import { serveContent } from '../features/content/routes.ts';
import { createContentService } from '../features/content/service.ts';
import { serveSiteFiles } from '../features/content/site-file-routes.ts';
import { originsOf } from '../platform/pages/origins.ts';
import type { House, Room } from './house.ts';

export function openContent(house: House) {
  const { db, clock, log, listener, http, variants, config } = house;
  const origins = originsOf(config);
  const content = createContentService({ db, clock, log, listener });
  serveContent(http, content, { ...house, origin: origins.main });
  serveSiteFiles(http, content, { variants, origins });
  const room: Room = { seed: content.seed };
  return { content, room };
}
