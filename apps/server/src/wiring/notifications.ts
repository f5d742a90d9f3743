import type { Config } from '../config.ts';
import type { AuthAdmin } from '../features/auth/admin.ts';
import { MAIL_JOB, PUSH_JOB } from '../features/notifications/delivery.ts';
import { createNotificationsPersonalData } from '../features/notifications/personal-data-service.ts';
import { serveNotifications } from '../features/notifications/routes.ts';
import { createNotificationsService } from '../features/notifications/service.ts';
import { emailOf } from '../features/owners/addresses-service.ts';
import { createSandboxMail } from '../providers/mail/sandbox.ts';
import { createSmtp } from '../providers/mail/smtp.ts';
import type { PushPort } from '../providers/push/port.ts';
import { createSandboxPush } from '../providers/push/sandbox.ts';
import { createWebPush } from '../providers/push/web-push.ts';
import type { House, Room } from './house.ts';

const SWEEP_JOB = 'notifications.sweep';

const originOf = ({ origin, port }: Config): string =>
  (origin ?? `http://localhost:${port}`).replace(/\/+$/, '');

/** Production without keys sends no push and says so to browsers; the sandbox has keys of its own. */
function pushOf({ config, db, clock }: House): PushPort {
  if (config.vapid) return createWebPush({ ...config.vapid, subject: originOf(config) });
  if (config.sandbox) return createSandboxPush(db, clock);
  return { publicKey: async () => null, send: async () => 'gone' };
}

export function openNotifications(house: House, { accounts }: { readonly accounts: AuthAdmin }) {
  const { config, db, clock, log, http, texts } = house;
  const notifications = createNotificationsService({
    db,
    clock,
    log,
    texts,
    accounts,
    mail: config.smtp ? createSmtp(config.smtp) : createSandboxMail(db, clock),
    push: pushOf(house),
    origin: originOf(config),
    companyEmail: emailOf,
  });
  serveNotifications(http, notifications, house);
  const room: Room = {
    personalData: [createNotificationsPersonalData(db)],
    jobs: {
      [MAIL_JOB]: notifications.deliverMail,
      [PUSH_JOB]: notifications.deliverPush,
      [SWEEP_JOB]: notifications.sweep,
    },
    cron: [{ name: SWEEP_JOB, pattern: '27 3 * * *' }],
  };
  return { notifications, room };
}
