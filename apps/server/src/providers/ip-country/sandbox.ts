import type { IpCountry } from './port.ts';

/** Everybody on one machine comes from the same loopback: the configuration says which country that is. */
export const createSandboxIpCountry = (country: string): IpCountry => ({ countryOf: async () => country });
