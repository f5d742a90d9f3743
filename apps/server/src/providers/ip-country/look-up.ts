import { request } from 'undici';
import { createOutboundClient, Refused, readText } from '../outbound-client.ts';
import { isPublicAddress } from '../public-address.ts';
import type { IpCountry } from './port.ts';

export interface LookUpOptions {
  /** Address of the service with `{ip}` where the visitor's address belongs. */
  readonly url: string;
  readonly attemptMs?: number;
}

/** A country takes two letters; some services send a whole page about the network with it. */
const ANSWER_LIMIT = 64 * 1024;
/** As the services of this kind call it. */
const NAMES = ['countryCode', 'country_code', 'country'] as const;

/** How a socket of both kinds writes an address of the fourth version. */
const MAPPED = /^::ffff:(?=\d+\.)/i;

function readCountry(text: string): string | null {
  const answer: unknown = JSON.parse(text);
  if (typeof answer !== 'object' || answer === null) throw new Error('no object');
  const fields = new Map<string, unknown>(Object.entries(answer));
  const found = NAMES.map((name) => fields.get(name)).find(
    (value) => typeof value === 'string' && /^[A-Za-z]{2}$/.test(value),
  );
  return typeof found === 'string' ? found.toUpperCase() : null;
}

/**
 * Any service that answers JSON with the country of an address. The visitor's address is the only part that comes from outside: it must be
 * a public one, and redirects are not followed, so nobody leads the server elsewhere.
 */
export function createLookUp({ url, attemptMs = 1_500 }: LookUpOptions): IpCountry {
  // One attempt: a page waits for the answer and does well without it.
  const outside = createOutboundClient({ service: 'country', attemptMs, attempts: 1 });

  return {
    countryOf: async (given) => {
      const address = given.replace(MAPPED, '');
      if (!isPublicAddress(address)) return null;
      return outside.call(async (signal) => {
        const { statusCode, body } = await request(url.replaceAll('{ip}', encodeURIComponent(address)), {
          signal,
        });
        if (statusCode !== 200) {
          await body.dump();
          const text = `the country look-up answered ${statusCode}`;
          // It does not know this address; a limit (429) or its own trouble is a failure like any other.
          throw statusCode === 404 ? new Refused(text) : new Error(text);
        }
        // Never quoted: the answer repeats the visitor's address, and an error ends in the log.
        return readText(body, ANSWER_LIMIT)
          .then(readCountry)
          .catch(() => {
            throw new Error('the country look-up answered with something unknown');
          });
      });
    },
  };
}
