import type { ContentService } from '../features/content/service.ts';
import { serveMetrics } from '../features/metrics/routes.ts';
import { createMetricsService } from '../features/metrics/service.ts';
import type { PointDirectory } from '../features/points/service.ts';
import type { House } from './house.ts';

interface Needs {
  readonly content: ContentService;
  readonly points: Pick<PointDirectory, 'countActive'>;
}

export function openMetrics(house: House, { content, points }: Needs): void {
  const { clock, metrics, http } = house;
  const service = createMetricsService({
    clock,
    metrics,
    contentDate: async () => (await content.current()).published,
    countPoints: points.countActive,
  });
  serveMetrics(http, service, house);
}
