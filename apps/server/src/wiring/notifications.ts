import { countries } from '@punkt/domain/countries';
import { countryCode } from '@punkt/domain/country-code';
import { z } from 'zod';
import type { AuthAdmin } from '../features/auth/admin.ts';
import { CODES_RUN_OUT } from '../features/auth/rules.ts';
import { MAIL_JOB, PUSH_JOB } from '../features/notifications/delivery.ts';
import { createNotificationsPersonalData } from '../features/notifications/personal-data-service.ts';
import { serveNotifications } from '../features/notifications/routes.ts';
import { createNotificationsService } from '../features/notifications/service.ts';
import { emailOf } from '../features/owners/company-facts-service.ts';
import { transaction } from '../platform/database/transaction.ts';
import { originsOf } from '../platform/pages/origins.ts';
import { createSandboxMail } from '../providers/mail/sandbox.ts';
import { createSmtp } from '../providers/mail/smtp.ts';
import type { PushPort } from '../providers/push/port.ts';
import { createSandboxPush } from '../providers/push/sandbox.ts';
import { createWebPush } from '../providers/push/web-push.ts';
import type { FeatureParts, Platform } from './platform.ts';

const SWEEP_JOB = 'notifications.sweep';
const runOut = z.object({ country: countryCode });

/** Production without keys sends no push and says so to browsers; the sandbox has keys of its own. */
function pushOf({ config, db, clock }: Platform): PushPort {
  if (config.vapid) return createWebPush({ ...config.vapid, subject: originsOf(config).main });
  if (config.sandbox) return createSandboxPush(db, clock);
  return { publicKey: async () => null, send: async () => 'gone' };
}

export function openNotifications(platform: Platform, { accounts }: { readonly accounts: AuthAdmin }) {
  const { config, db, clock, log, http, texts } = platform;
  const origins = originsOf(config);
  const notifications = createNotificationsService({
    db,
    clock,
    log,
    texts,
    accounts,
    mail: config.smtp ? createSmtp(config.smtp) : createSandboxMail(db, clock),
    push: pushOf(platform),
    originOf: (country) => origins[countries[country].brandBook === 'georgian' ? 'georgian' : 'main'],
    companyEmail: emailOf,
  });
  serveNotifications(http, notifications, platform);
  const parts: FeatureParts = {
    personalData: [createNotificationsPersonalData(db)],
    jobs: {
      [MAIL_JOB]: notifications.deliverMail,
      [PUSH_JOB]: notifications.deliverPush,
      [SWEEP_JOB]: notifications.sweep,
      [CODES_RUN_OUT]: (payload) =>
        transaction(db, async (tx) => {
          const { country: place } = runOut.parse(payload);
          const news = { kind: 'codesRunOut', params: { place }, link: '/manage/load', once: true } as const;
          for (const userId of await accounts.leads(tx)) await notifications.notify(tx, { ...news, userId });
        }),
    },
    cron: [{ name: SWEEP_JOB, pattern: '27 3 * * *' }],
  };
  return { notifications, parts };
}
