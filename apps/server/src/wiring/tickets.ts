import { staffCan } from '@punkt/domain/staff';
import type { AuthAdmin } from '../features/auth/admin.ts';
import type { FilesService } from '../features/files/service.ts';
import type { Notifier } from '../features/notifications/service.ts';
import { orderForTicket, ordersBesideTicket } from '../features/orders/ticket-order-store.ts';
import { createPartnerFacts, partnerFrom, partnerParts } from '../features/owners/company-facts-service.ts';
import type { ReviewAdmin } from '../features/reviews/admin.ts';
import { SANDBOX_ACCOUNTS, type SandboxAccount } from '../features/sandbox/accounts.ts';
import type { StaffService } from '../features/staff/service.ts';
import { CLOCK_JOB } from '../features/tickets/changing.ts';
import type { TicketDeps } from '../features/tickets/deps.ts';
import { createTicketExamples, TICKET_EXAMPLES_JOB } from '../features/tickets/examples.ts';
import { createTicketFilePolicy, TICKET_FILES } from '../features/tickets/files.ts';
import { LETTER_JOB } from '../features/tickets/letters.ts';
import { createTicketsPersonalData } from '../features/tickets/personal-data-service.ts';
import { serveTickets, type TicketRoutes } from '../features/tickets/routes.ts';
import { createTicketsService } from '../features/tickets/service.ts';
import { createStaffTalk } from '../features/tickets/staff-talk.ts';
import { createTicketSubject } from '../features/tickets/subject.ts';
import { transaction } from '../platform/database/transaction.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { originsOf } from '../platform/pages/origins.ts';
import { createSandboxMail } from '../providers/mail/sandbox.ts';
import { createSmtp } from '../providers/mail/smtp.ts';
import type { FeatureParts, Platform } from './platform.ts';

interface Needs {
  readonly accounts: AuthAdmin;
  readonly files: FilesService;
  readonly notifications: Notifier;
  readonly reviews: ReviewAdmin;
  readonly staff: StaffService;
  readonly helpFor: TicketRoutes['helpFor'];
  /** Made-up tickets for whoever looks around the sandbox, by a job. */
  readonly examples: boolean;
}

const SWEEP_JOB = 'tickets.sweep';
const ADOPT_JOB = 'tickets.adopt';

const phoneOf = (wanted: SandboxAccount['role']): string =>
  SANDBOX_ACCOUNTS.find(({ role }) => role === wanted)?.phone ?? '';

/** Support: what partners ask, and the desk that answers. */
export function openTickets(platform: Platform, needs: Needs) {
  const { accounts, files, notifications, reviews, staff } = needs;
  const { db, clock, log, http, texts, config } = platform;
  const deps: TicketDeps = {
    db,
    clock,
    log,
    texts,
    mail: config.smtp ? createSmtp(config.smtp) : createSandboxMail(db, clock),
    origin: originsOf(config).main,
    accounts,
    files,
    notifications,
    reviews,
    partnerOf: createPartnerFacts(accounts),
    partnerParts: (at, userId) => partnerParts(accounts, at, userId),
    partnerFrom,
    orderOf: orderForTicket,
    countryOf: async (at, userId) => (await accounts.person(at, userId))?.country ?? 'RU',
    leads: async () =>
      (await staff.colleagues()).filter(({ roles }) => staffCan(roles, 'seeLoad')).map(({ id }) => id),
  };
  const tickets = createTicketsService(deps);
  serveTickets(http, tickets, { ...platform, helpFor: needs.helpFor });
  files.registerPolicy(TICKET_FILES, createTicketFilePolicy(db));
  const talk = createStaffTalk(deps);
  reviews.register(createTicketSubject({ ...deps, ordersOf: ordersBesideTicket }, talk));
  const people = () =>
    transaction(db, async (tx) => ({
      owner: await accounts.findUser(tx, phoneOf('owner')),
      operator: await accounts.findUser(tx, phoneOf('operator')),
    }));
  const parts: FeatureParts = {
    personalData: [createTicketsPersonalData(db, clock)],
    jobs: {
      [CLOCK_JOB]: tickets.runClock,
      [LETTER_JOB]: tickets.sendLetter,
      [SWEEP_JOB]: tickets.sweep,
      [ADOPT_JOB]: tickets.adopt,
      [TICKET_EXAMPLES_JOB]: createTicketExamples({ deps, tickets, talk, people }),
    },
    cron: [
      { name: SWEEP_JOB, pattern: '41 3 * * *' },
      { name: ADOPT_JOB, pattern: '* * * * *' },
    ],
    ...(needs.examples && {
      seed: () => enqueue(db, clock, { name: TICKET_EXAMPLES_JOB, key: TICKET_EXAMPLES_JOB }),
    }),
  };
  return { tickets, parts };
}
