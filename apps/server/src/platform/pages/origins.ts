import type { Origins } from '@punkt/contract/page-info';

interface Addresses {
  readonly origin?: string | undefined;
  readonly port: number;
  readonly georgianHosts: readonly string[];
}

/** The public addresses of both variants, for what must name itself in full: canonical links, pictures, the sitemap. */
export function originsOf({ origin, port, georgianHosts }: Addresses): Origins {
  const main = new URL(origin ?? `http://localhost:${port}`);
  const georgian = new URL(main);
  // A configured address may carry a port that belongs to both; a host of the list may bring its own.
  georgian.host = georgianHosts[0] ?? main.host;
  return { main: main.origin, georgian: georgian.origin };
}
