import type { AuthAdmin } from '../features/auth/admin.ts';
import { REMIND_JOB } from '../features/privacy/reminders.ts';
import { servePrivacy } from '../features/privacy/routes.ts';
import { SECOND_PASS_JOB } from '../features/privacy/second-pass.ts';
import { createPrivacyService } from '../features/privacy/service.ts';
import type { FeatureParts, Platform } from './platform.ts';

export function openPrivacy(platform: Platform, accounts: AuthAdmin) {
  const { db, clock, http, listener } = platform;
  const privacy = createPrivacyService({ db, clock, accounts, catchUp: listener.catchUp });
  servePrivacy(http, privacy, platform);
  const parts: FeatureParts = {
    personalData: [privacy.ownRequests],
    jobs: { [REMIND_JOB]: privacy.remind, [SECOND_PASS_JOB]: privacy.eraseAgain },
  };
  return { privacy, parts };
}
