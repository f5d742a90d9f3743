/** Where in the building a point is; the wire calls it `floorLevel`. */
export const LOCATIONS = [
  'firstLine',
  'yards',
  'plinth',
  'shoppingMall',
  'secondFloor',
  'firstFloor',
  'cellar',
] as const;

export type Location = (typeof LOCATIONS)[number];

/** When couriers get in. */
export const COURIER_ACCESS = ['nightOnly', 'roundTheClock', 'openingHours'] as const;

export type CourierAccess = (typeof COURIER_ACCESS)[number];

/** Square metres; anything less is no room, not even in a draft. */
export const AREA_MINIMUM = 1;
/** Larger than any shop: a slip of the finger, not a room. */
export const AREA_MAXIMUM = 10_000;
export const DRESSING_ROOMS_MAXIMUM = 100;

/** Metres. */
export const CEILING_HEIGHT = { min: 2, max: 10 } as const;

/** Stock room as a share of the area, in percent: below it the owner confirms a warning. */
export const MINIMUM_STOCK_PERCENT = 70;

export const SIGNBOARD_FORMATS = ['old', 'new'] as const;

export type SignboardFormat = (typeof SIGNBOARD_FORMATS)[number];

/** Millimetres; the mini signboard has no fixed size. */
export const SIGNBOARD_SIZES = {
  mini: null,
  '300': { width: 2395, height: 300 },
  '400': { width: 3218, height: 400 },
  '500': { width: 4034, height: 500 },
} as const;

export type SignboardSize = keyof typeof SIGNBOARD_SIZES;

export const SIGNBOARD_SIZE_NAMES = ['mini', '300', '400', '500'] as const satisfies readonly SignboardSize[];
