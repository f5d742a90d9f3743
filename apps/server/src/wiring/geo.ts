import { createAuthAdmin } from '../features/auth/admin.ts';
import { servePlaces } from '../features/geo/place-routes.ts';
import type { PlaceDeps } from '../features/geo/places.ts';
import { serveGeo } from '../features/geo/routes.ts';
import { createGeoService } from '../features/geo/service.ts';
import { createZoneSetting } from '../features/geo/setting-zones.ts';
import type { PointReader } from '../features/geo/tile-layers.ts';
import { serveZones } from '../features/geo/zone-routes.ts';
import { createSandboxGeocoder } from '../providers/geocoder/sandbox.ts';
import { loadTowns } from '../providers/geocoder/towns.ts';
import { createYandexGeocoder } from '../providers/geocoder/yandex.ts';
import type { FeatureParts, Platform } from './platform.ts';

interface Brings {
  /** Open points, for the map. */
  readonly points?: PointReader;
  readonly near?: PlaceDeps['near'];
}

export function openGeo(platform: Platform, { points = async () => [], near = async () => [] }: Brings = {}) {
  const { config, db, clock, log, listener, http, texts, variants } = platform;
  const towns = loadTowns();
  const geocoder = config.geocoder ? createYandexGeocoder(config.geocoder) : createSandboxGeocoder(towns);
  const madeUpZones = config.sandbox;
  const geo = createGeoService({
    db,
    clock,
    log,
    listener,
    geocoder,
    towns,
    madeUpZones,
    points,
    near,
    outsideTiles: config.tiles,
  });
  serveGeo(http, geo, { texts, variants, tilesPerMinute: config.tilesPerMinute }, platform);
  servePlaces(http, geo.places, platform);
  const { namesOf } = createAuthAdmin(clock);
  const setting = createZoneSetting({ db, clock, towns, madeUp: madeUpZones, namesOf });
  serveZones(http, setting, platform);
  const parts: FeatureParts = {};
  return { geo, parts };
}
