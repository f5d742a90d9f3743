import type { Config } from '../config.ts';
import type { ContentService } from '../features/content/service.ts';
import { createCountries } from '../features/metrics/country.ts';
import { serveMetrics } from '../features/metrics/routes.ts';
import { createMetricsService } from '../features/metrics/service.ts';
import type { PointDirectory } from '../features/points/service.ts';
import { createLookUp } from '../providers/ip-country/look-up.ts';
import { createSandboxIpCountry } from '../providers/ip-country/sandbox.ts';
import type { Platform } from './platform.ts';

interface Needs {
  readonly content: ContentService;
  readonly points: Pick<PointDirectory, 'countActive'>;
}

/** Without a look-up production knows no country, and then counts nobody. */
function lookUpOf({ url, sandbox }: Config['ipCountry']) {
  if (url) return createLookUp({ url });
  return sandbox === undefined ? undefined : createSandboxIpCountry(sandbox);
}

export function openMetrics(platform: Platform, { content, points }: Needs): void {
  const { clock, log, config, metrics, http } = platform;
  const service = createMetricsService({
    clock,
    metrics,
    contentDate: async () => (await content.current()).published,
    countPoints: points.countActive,
  });
  serveMetrics(http, service, createCountries({ clock, log, lookUp: lookUpOf(config.ipCountry) }), platform);
}
