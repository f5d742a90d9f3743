import { createAuthAdmin } from '../features/auth/admin.ts';
import { sweepCodes } from '../features/auth/code-store.ts';
import { createAuthPersonalData } from '../features/auth/personal-data-service.ts';
import { serveAuth } from '../features/auth/routes.ts';
import { createAuthService } from '../features/auth/service.ts';
import { sweepSessions } from '../features/auth/session-store.ts';
import { createSandboxSms } from '../providers/sms/sandbox.ts';
import { createSmsc } from '../providers/sms/smsc.ts';
import type { House, Room } from './house.ts';

const CODES_KEPT_MS = 2 * 24 * 3_600_000;

export function openAuth(house: House) {
  const { config, db, clock, log, http, variants } = house;
  const sms = config.sms.provider === 'smsc' ? createSmsc(config.sms) : createSandboxSms(db, clock, log);
  const accounts = createAuthAdmin(clock);
  const auth = createAuthService({
    db,
    clock,
    sms,
    texts: house.texts,
    limits: config.codes,
    settle: house.listener.settle,
    codeInReply: config.codeInReply,
  });
  serveAuth(http, auth, variants, house);
  const room: Room = {
    personalData: [createAuthPersonalData(db, clock)],
    jobs: {
      'auth.sweep': async () => {
        await sweepCodes(db, new Date(clock.now().getTime() - CODES_KEPT_MS));
        await sweepSessions(db, clock.now());
      },
    },
    cron: [{ name: 'auth.sweep', pattern: '7 * * * *' }],
  };
  return { accounts, room };
}
