import { join } from 'node:path';
import { createSessionCallers } from '../features/auth/callers.ts';
import { createFilesPersonalData } from '../features/files/personal-data-service.ts';
import { serveFiles } from '../features/files/routes.ts';
import { createFilesService } from '../features/files/service.ts';
import { SWEEP_JOB } from '../features/files/sweep.ts';
import { createDiskStorage } from '../platform/files/disk.ts';
import { createS3Storage } from '../platform/files/s3.ts';
import { tryStorage } from '../platform/files/trial.ts';
import type { FeatureParts, Platform } from './platform.ts';

export function openFiles(platform: Platform) {
  const { config, db, clock, log, http } = platform;
  const s3 = config.s3 && createS3Storage(config.s3);
  const storage = s3 ?? createDiskStorage({ folder: join(config.dataDir, 'files') });
  // A folder of another account or a wrong key shows at the first photo otherwise, to somebody who can't help it.
  const tried = config.sandbox ? undefined : tryStorage(storage, log);
  const files = createFilesService({ db, clock, storage, log, callerOf: createSessionCallers(db) });
  serveFiles(http, files, platform);
  const parts: FeatureParts = {
    personalData: [createFilesPersonalData({ db, storage, eraseOwner: files.eraseOwner })],
    jobs: { [SWEEP_JOB]: () => files.sweep() },
    cron: [{ name: SWEEP_JOB, pattern: '17 * * * *' }],
    close: async () => {
      s3?.close();
      await tried;
    },
  };
  return { files, parts };
}
