import type { Coordinates } from '@punkt/domain/countries/country';

export const PATIENCE_MS = 15_000;

/** Asks the browser, which asks the person: only ever after a press. */
export const whereAmI = () =>
  new Promise<Coordinates>((resolve, reject) => {
    // Missing in insecure contexts.
    if (!navigator.geolocation) return reject(new Error('no geolocation'));
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      reject,
      { enableHighAccuracy: true, timeout: PATIENCE_MS, maximumAge: 60_000 },
    );
  });
