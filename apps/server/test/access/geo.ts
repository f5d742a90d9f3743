import type { geo } from '@punkt/contract/geo';
import type { places } from '@punkt/contract/places';
import { type AccessRows, everybody, nothing, OWN_DATA, signedIn } from './row.ts';

const MOSCOW = { latitude: 55.7522, longitude: 37.6156 };
const PUBLIC_DATA = 'towns, streets and zones are the same for everybody, and nobody’s own';

const tile = (layer: 'land' | 'zones', z: number) => async () => ({ params: { layer, z, x: 0, y: 0 } });

export const geoAccess: AccessRows<typeof geo> = {
  'GET /api/v4/geo/search': {
    noRecord: PUBLIC_DATA,
    request: async () => ({ query: { kind: 'locality', query: 'Москва' } }),
    expect: signedIn(200),
  },
  'GET /api/v4/geo/reverse': {
    noRecord: PUBLIC_DATA,
    request: async () => ({ query: MOSCOW }),
    expect: signedIn(200),
  },
  'POST /api/v4/check/address': {
    noRecord: PUBLIC_DATA,
    request: async () => ({
      body: { lat_long: MOSCOW, country: 'RU', city_name: 'Москва', street: 'Садовая улица', house: '1' },
    }),
    expect: signedIn(200),
  },
  'GET /api/v4/pickpoint/subsidy': {
    noRecord: 'says of a cell whether it is taken, and never by whom',
    request: async () => ({ query: MOSCOW }),
    expect: signedIn(200),
  },
  'POST /api/v4/tariff_2': {
    noRecord: PUBLIC_DATA,
    request: async () => ({ body: { ...MOSCOW, area: 50, type_point: 'TYPE_POINT_8' } }),
    expect: signedIn(200),
  },
  'GET /api/v4/geo/reservations': { noRecord: OWN_DATA, request: nothing, expect: signedIn(200) },
  'GET /api/v4/geo/map': {
    noRecord: 'how to draw a map, the same for everybody',
    request: async () => ({ query: {} }),
    expect: everybody(200),
  },
  'GET /api/v4/geo/tiles/:layer/:z/:x/:y': {
    record: 'tile of the public map, nobody’s own; one outside the world is a bad request',
    own: tile('land', 0),
    foreign: tile('zones', 11),
    missing: async () => ({ params: { layer: 'land', z: 1, x: 2, y: 0 } }),
    expect: { own: everybody(200), foreign: everybody(200), missing: everybody(400) },
  },
};

export const placesAccess: AccessRows<typeof places> = {
  'GET /api/v4/geo/find': {
    noRecord: PUBLIC_DATA,
    request: async () => ({ query: { query: 'Тула' } }),
    expect: everybody(200),
  },
  'GET /api/v4/geo/place': {
    noRecord: 'says of a cell whether it is taken, and never by whom; points are shops with a signboard',
    request: async () => ({ query: MOSCOW }),
    expect: everybody(200),
  },
};
