import type { Config } from '../config.ts';
import type { FilesService } from '../features/files/service.ts';
import { createLocksPersonalData } from '../features/locks/personal-data-service.ts';
import { serveLocks } from '../features/locks/routes.ts';
import { createLocksService, type LocksService } from '../features/locks/service.ts';
import type { Notifier } from '../features/notifications/service.ts';
import type { ReviewAdmin } from '../features/reviews/admin.ts';
import { createControllers } from '../providers/locks/controllers.ts';
import { createSandboxLock } from '../providers/locks/sandbox.ts';
import { createLockKeys, SANDBOX_LOCK_KEY, SANDBOX_WIFI_SECRET } from '../providers/locks/token.ts';
import type { FeatureParts, Platform } from './platform.ts';

interface Needs {
  readonly files: FilesService;
  readonly reviews: ReviewAdmin;
  readonly notifications: Notifier;
}

/** A sandbox that was given keys still lets in what it signed without them. */
function openKeys({ sandbox, locks: { keys: [first, ...others] = [] } }: Config) {
  const known = sandbox ? [SANDBOX_LOCK_KEY] : [];
  return createLockKeys(first ? [first, ...others, ...known] : [SANDBOX_LOCK_KEY]);
}

/** Whose locks they are registers with the service; see LockSubject. */
export async function openLocks(platform: Platform, { files, reviews, notifications }: Needs) {
  const { config, db, clock, http, texts } = platform;
  const keys = openKeys(config);
  const { wifiSecret = SANDBOX_WIFI_SECRET, page, sandboxPort } = config.locks;
  let service: LocksService | undefined;
  const door = config.sandbox
    ? createSandboxLock({
        clock,
        texts,
        publicKeys: keys.publicKeys,
        revokedOf: async (lock) => service?.revokedOf(lock) ?? '',
        port: sandboxPort,
      })
    : null;
  const controllers = createControllers({ wifiSecret, page: page ?? (await door?.listen()) ?? '' });
  service = createLocksService({ db, clock, files, reviews, notifications, keys, controllers });
  serveLocks(http, service, platform);
  const parts: FeatureParts = {
    personalData: [createLocksPersonalData(db, clock)],
    ...(door && { close: door.close }),
  };
  return { locks: service, parts };
}
