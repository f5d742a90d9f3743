import type { AuthAdmin } from '../features/auth/admin.ts';
import { REMIND_JOB } from '../features/privacy/reminders.ts';
import { servePrivacy } from '../features/privacy/routes.ts';
import { SECOND_PASS_JOB } from '../features/privacy/second-pass.ts';
import { createPrivacyService } from '../features/privacy/service.ts';
import type { House, Room } from './house.ts';

export function openPrivacy(house: House, accounts: AuthAdmin) {
  const { db, clock, http, listener } = house;
  const privacy = createPrivacyService({ db, clock, accounts, settle: listener.settle });
  servePrivacy(http, privacy, house);
  const room: Room = {
    personalData: [privacy.ownRequests],
    jobs: { [REMIND_JOB]: privacy.remind, [SECOND_PASS_JOB]: privacy.eraseAgain },
  };
  return { privacy, room };
}
