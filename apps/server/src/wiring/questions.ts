import type { AuthAdmin } from '../features/auth/admin.ts';
import { MAIL_JOB } from '../features/questions/mailing.ts';
import { serveQuestions } from '../features/questions/routes.ts';
import { createQuestionsService } from '../features/questions/service.ts';
import { createSandboxMail } from '../providers/mail/sandbox.ts';
import { createSmtp } from '../providers/mail/smtp.ts';
import type { House, Room } from './house.ts';

const SWEEP_JOB = 'questions.sweep';

export function openQuestions(house: House, { accounts }: { readonly accounts: AuthAdmin }) {
  const { config, db, clock, log, http, texts } = house;
  const questions = createQuestionsService({
    db,
    clock,
    log,
    texts,
    accounts,
    mail: config.smtp ? createSmtp(config.smtp) : createSandboxMail(db, clock),
    host: config.origin ? new URL(config.origin).hostname : 'localhost',
  });
  serveQuestions(http, questions, house);
  const room: Room = {
    jobs: { [MAIL_JOB]: questions.sendMail, [SWEEP_JOB]: questions.sweep },
    cron: [{ name: SWEEP_JOB, pattern: '41 3 * * *' }],
  };
  return { room };
}
