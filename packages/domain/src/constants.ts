/** Figures that belong to no single rule. A constant with a home of its own lives there. */

export const PAGE_SIZE = 20;
export const FIRST_PAGE = 1;

/** Address search: starts after more than two characters, once typing pauses. */
export const SEARCH = {
  minimumCharacters: 3,
  debounceMs: 800,
  timeoutMs: 10_000,
  maximumResults: 100,
} as const;

/** Zones: single cells from `layersFromZoom` on; before it, from `areasFromZoom`, whole areas by what most of their cells are. */
export const MAP = { zoom: 15, layersFromZoom: 11, areasFromZoom: 8 } as const;

export const OFFER_CHECK_MINUTES = 15;

export const NOTIFICATION_SECONDS = { standard: 5, connection: 6, long: 10 } as const;

/** A banner of the landing stays so long before the next one comes. */
export const BANNER_SECONDS = 10;

/** The loading screen stays so long after the account area has its data. */
export const LOADING_SCREEN_MS = 500;

/** Widths in pixels. */
export const LAYOUT = { drawer: 1100, tablet: 640, desktop: 1280, wide: 1440, container: 1374 } as const;

/** What a browser says about itself at log-in. */
export const WEB_DEVICE = { app_version: 'v20.00.00', device_name: 'mobile', device_type: 'web' } as const;
