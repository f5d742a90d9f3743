import { createAuthAdmin, createCodes } from '../features/auth/admin.ts';
import { sweepCodes } from '../features/auth/code-store.ts';
import { createAuthPersonalData } from '../features/auth/personal-data-service.ts';
import { serveAuth } from '../features/auth/routes.ts';
import { createAuthService } from '../features/auth/service.ts';
import { sweepSessions } from '../features/auth/session-store.ts';
import { createSandboxSms } from '../providers/sms/sandbox.ts';
import { createSmsc } from '../providers/sms/smsc.ts';
import type { FeatureParts, Platform } from './platform.ts';

const CODES_KEPT_MS = 2 * 24 * 3_600_000;

export function openAuth(platform: Platform) {
  const { config, db, clock, log, http, variants } = platform;
  const sms = config.sms.provider === 'smsc' ? createSmsc(config.sms) : createSandboxSms(db, clock, log);
  const accounts = createAuthAdmin(clock);
  const codeDeps = {
    db,
    clock,
    sms,
    vault: platform.vault,
    limits: config.codes,
    codeInReply: config.codeInReply,
  };
  const auth = createAuthService({ ...codeDeps, texts: platform.texts, catchUp: platform.listener.catchUp });
  serveAuth(http, auth, variants, platform);
  const parts: FeatureParts = {
    personalData: [createAuthPersonalData(db, clock)],
    jobs: {
      'auth.sweep': async () => {
        await sweepCodes(db, new Date(clock.now().getTime() - CODES_KEPT_MS));
        await sweepSessions(db, clock.now());
      },
    },
    cron: [{ name: 'auth.sweep', pattern: '7 * * * *' }],
  };
  return { accounts, codes: createCodes(codeDeps), whenSignedIn: auth.whenSignedIn, parts };
}
