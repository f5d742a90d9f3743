import { createCamerasPersonalData } from '../features/cameras/personal-data-service.ts';
import { serveCameras } from '../features/cameras/routes.ts';
import { type CamerasService, createCamerasService } from '../features/cameras/service.ts';
import { seedSandboxVendors } from '../features/cameras/vendors.ts';
import { createCameras } from '../providers/cameras/cameras.ts';
import type { FeatureParts, Platform } from './platform.ts';

const RESEAL_JOB = 'cameras.reseal';

/** Whose cameras are checked registers with the service; see CameraSubject. */
export function openCameras(platform: Platform): { cameras: CamerasService; parts: FeatureParts } {
  const { config, db, clock, log, http, vault } = platform;
  const { sandbox } = config;
  const cameras = createCamerasService({ db, clock, log, vault, sandbox, port: createCameras({ sandbox }) });
  serveCameras(http, cameras, platform);
  const parts: FeatureParts = {
    personalData: [createCamerasPersonalData(db)],
    jobs: {
      [RESEAL_JOB]: async () => {
        await cameras.reseal();
      },
    },
    cron: [{ name: RESEAL_JOB, pattern: '17 3 * * *' }],
    ...(sandbox && { seed: () => seedSandboxVendors({ db }) }),
  };
  return { cameras, parts };
}
