import { randomUUID } from 'node:crypto';
import { TICKET_AUTO_CLOSE, TICKET_STATES, type TicketType } from '@punkt/domain/ticket-terms';
import { answerDue } from '@punkt/domain/tickets';
import { addSeconds } from '../../platform/clock/clock.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { changeBy, putCase, startClocks } from './changing.ts';
import type { TicketDeps } from './deps.ts';
import { moveBack } from './example-store.ts';
import type { TicketsService } from './service.ts';
import { lockOrFail, type StaffTalk } from './staff-talk.ts';
import { changeTicket, readLatest } from './ticket-store.ts';

export const TICKET_EXAMPLES_JOB = 'tickets.examples';

interface ExampleDeps {
  readonly deps: TicketDeps;
  readonly tickets: Pick<TicketsService, 'create' | 'write' | 'setState' | 'grade' | 'ask'>;
  readonly talk: StaffTalk;
  readonly people: () => Promise<{ owner: string | undefined; operator: string | undefined }>;
}

const HOUR_SECONDS = 3_600;
const DAY_HOURS = 24;
const EXTRA = { internal: false, seen: undefined, files: [], clientUuid: undefined, mentions: [] };

/** From the public site: whoever asks has no account. */
const QUESTION = {
  isPerson: true,
  phoneNumber: '9161234567',
  email: 'anna@example.org',
  telegram: '@anna',
  message: 'Можно ли открыть пункт на первом этаже жилого дома?\nДо вокзала сто метров.',
  country: 'RU',
  language: 'ru',
  address: '127.0.0.1',
} as const;

/** A caller without a session: nobody signs in for an example. */
const callerOf = (userId: string): Caller => ({
  userId,
  sessionId: randomUUID(),
  pickpointId: null,
  staffRoles: [],
});

/**
 * Tickets in every state, for whoever looks around the sandbox: new, late, waiting for the partner, solved, closed by time. They came
 * over days, as tickets do: five within an hour are all that an owner may ask in it, and the visitor could send none.
 */
export function createTicketExamples({ deps, tickets, talk, people }: ExampleDeps) {
  const { db, clock } = deps;

  const ask = async (owner: Caller, type: TicketType, description: string) => {
    const reason = type === 62 ? ('signboardGift' as const) : null;
    const asked = { type, reason, description, link: '', files: [], orderId: null, clientUuid: undefined };
    return String((await tickets.create(owner, asked)).id);
  };
  const answer = (id: string, operator: Caller, words: string, internal = false) =>
    transaction(db, (tx) => talk.write(tx, id, operator, words, { ...EXTRA, internal }));
  /** Lets time pass: what happened to the ticket so far happened earlier, and its term is what it would have been then. */
  const pass = (id: string, hours: number) =>
    transaction(db, async (tx) => {
      const before = await lockOrFail(tx, id);
      await moveBack(tx, before.id, hours * HOUR_SECONDS);
      const { asked, type } = await lockOrFail(tx, id);
      const due = before.due && answerDue(type, asked ?? before.due);
      const moved = await changeTicket(tx, before.id, { due });
      await putCase(tx, deps, moved, { since: moved.updated });
      return { before, moved };
    });

  /** The same of one that still goes on: its clocks run from then. */
  async function passAlive(id: string, hours: number): Promise<void> {
    const { before, moved } = await pass(id, hours);
    await transaction(db, (tx) => startClocks(tx, deps, moved, before));
  }

  /** How many days ago somebody asked whose answer has just become late: days off make it more. */
  function daysUntilLate(type: TicketType): number {
    const now = clock.now();
    let days = 1;
    while (answerDue(type, addSeconds(now, -days * DAY_HOURS * HOUR_SECONDS)) >= now) days += 1;
    return days;
  }

  async function late(owner: Caller, operator: Caller): Promise<void> {
    const id = await ask(owner, 112, 'Вывеска пришла с трещиной, можно ли её заменить до открытия?');
    await pass(id, 2);
    await answer(id, operator, 'Спросить у склада, есть ли такая же', true);
    await passAlive(id, daysUntilLate(112) * DAY_HOURS);
  }

  async function solved(owner: Caller, operator: Caller): Promise<void> {
    const id = await ask(owner, 62, 'Положен ли нам кронштейн в подарок, если пункт на втором этаже?');
    await pass(id, 3);
    await answer(id, operator, 'Да, положен. Он приедет вместе с вывеской.');
    await pass(id, 2);
    await tickets.setState(owner, Number(id), TICKET_STATES.closed);
    await tickets.grade(owner, Number(id), 5, 'Быстро и понятно');
    await pass(id, 6 * DAY_HOURS);
  }

  async function closedByTime(owner: Caller, operator: Caller): Promise<void> {
    const id = await ask(owner, 111, 'Замок не видит телефон сотрудника, хотя права выданы вчера.');
    await pass(id, 3);
    await answer(id, operator, 'Выйдите из приложения и войдите снова: права обновятся.');
    await pass(id, TICKET_AUTO_CLOSE.closeHours);
    await transaction(db, async (tx) =>
      changeBy(tx, deps, await lockOrFail(tx, id), { event: 'autoClose', actorId: null }),
    );
    await pass(id, DAY_HOURS);
  }

  async function waits(owner: Caller, operator: Caller): Promise<void> {
    const id = await ask(owner, 62, 'Когда привезут вывеску, которую обещали в подарок к открытию?');
    await pass(id, DAY_HOURS);
    await answer(id, operator, 'Вывеска уже в пути. Напишите, пожалуйста, удобный день для доставки.');
    await passAlive(id, 2);
  }

  return async (): Promise<void> => {
    const { owner: ownerId, operator: operatorId } = await people();
    // A job may run twice.
    if (!ownerId || !operatorId || (await readLatest(db, ownerId, 1)).length > 0) return;
    const [owner, operator] = [callerOf(ownerId), callerOf(operatorId)];
    await solved(owner, operator);
    await closedByTime(owner, operator);
    await late(owner, operator);
    await waits(owner, operator);
    await tickets.ask(QUESTION);
    await ask(owner, 111, 'Подскажите, как заменить батарею в замке до приезда курьера ночью?');
  };
}
