import { statfs } from 'node:fs/promises';
import { dueJobs } from '../platform/jobs/jobs.ts';
import type { Platform } from './platform.ts';

/** What an operator watches of an instance (deploy/monitoring, docs/operations.md); features add theirs where they are wired. */
export function openGauges(
  { metrics, pool, listener, db, config, http }: Platform,
  checks: Readonly<Record<string, () => Promise<boolean>>>,
): void {
  metrics.gauge('punkt_ready', '1 while /readyz says yes', async () => {
    const found = await Promise.all(Object.values(checks).map((check) => check()));
    return Number(!http.isLeaving() && found.every(Boolean));
  });
  metrics.gauge('punkt_notifications_connected', '1 while NOTIFY of other instances is heard', () =>
    Number(listener.connected),
  );
  metrics.gauge(
    'punkt_database_connections',
    'Connections of the pool, and requests that wait for one',
    () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    'state',
  );
  metrics.gauge('punkt_database_connections_limit', 'DATABASE_POOL', () => config.databasePool);
  metrics.gauge(
    'punkt_jobs_due',
    'Jobs whose time has come and that nobody has begun',
    async () => (await dueJobs(db)).count,
  );
  metrics.gauge(
    'punkt_jobs_oldest_due_seconds',
    'How long the oldest of them waits',
    async () => (await dueJobs(db)).oldestSeconds,
  );
  if (!config.s3)
    metrics.gauge('punkt_files_free_bytes', 'Room left where files are kept', async () => {
      const { bavail, bsize } = await statfs(config.dataDir);
      return bavail * bsize;
    });
}
