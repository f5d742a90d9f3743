import { randomUUID } from 'node:crypto';
import { TICKET_STATES, type TicketType } from '@punkt/domain/ticket-terms';
import { addSeconds } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { changeBy, putCase } from './changing.ts';
import type { TicketDeps } from './deps.ts';
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

const DAY_SECONDS = 86_400;
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

/** Tickets in every state, for whoever looks around the sandbox: new, late, waiting for the partner, solved, closed by time. */
export function createTicketExamples({ deps, tickets, talk, people }: ExampleDeps) {
  const { db, clock } = deps;

  const ask = async (owner: Caller, type: TicketType, description: string) => {
    const reason = type === 62 ? ('signboardGift' as const) : null;
    const asked = { type, reason, description, link: '', files: [], orderId: null, clientUuid: undefined };
    return String((await tickets.create(owner, asked)).id);
  };
  const answer = (id: string, operator: Caller, words: string, internal = false) =>
    transaction(db, (tx) => talk.write(tx, id, operator, words, { ...EXTRA, internal }));
  const change = (id: string, work: (tx: Tx) => Promise<unknown>) =>
    transaction(db, async (tx) => {
      await lockOrFail(tx, id);
      await work(tx);
    });
  const ago = (days: number): Date => addSeconds(clock.now(), -days * DAY_SECONDS);

  async function late(owner: Caller, operator: Caller): Promise<void> {
    const id = await ask(owner, 112, 'Вывеска пришла с трещиной, можно ли её заменить до открытия?');
    await answer(id, operator, 'Спросить у склада, есть ли такая же', true);
    await change(id, async (tx) => {
      const changed = await changeTicket(tx, Number(id), { due: ago(1), late: true });
      await putCase(tx, deps, changed);
    });
  }

  async function solved(owner: Caller, operator: Caller): Promise<void> {
    const id = await ask(owner, 62, 'Положен ли нам кронштейн в подарок, если пункт на втором этаже?');
    await answer(id, operator, 'Да, положен. Он приедет вместе с вывеской.');
    await tickets.setState(owner, Number(id), TICKET_STATES.closed);
    await tickets.grade(owner, Number(id), 5, 'Быстро и понятно');
  }

  async function closedByTime(owner: Caller, operator: Caller): Promise<void> {
    const id = await ask(owner, 111, 'Замок не видит телефон сотрудника, хотя права выданы вчера.');
    await answer(id, operator, 'Выйдите из приложения и войдите снова: права обновятся.');
    await change(id, async (tx) => {
      const silent = await changeTicket(tx, Number(id), { answered: ago(3) });
      await changeBy(tx, deps, silent, { event: 'autoClose', actorId: null });
    });
  }

  return async (): Promise<void> => {
    const { owner: ownerId, operator: operatorId } = await people();
    // A job may run twice.
    if (!ownerId || !operatorId || (await readLatest(db, ownerId, 1)).length > 0) return;
    const [owner, operator] = [callerOf(ownerId), callerOf(operatorId)];
    await closedByTime(owner, operator);
    await solved(owner, operator);
    await late(owner, operator);
    const waits = await ask(owner, 62, 'Когда привезут вывеску, которую обещали в подарок к открытию?');
    await answer(waits, operator, 'Вывеска уже в пути. Напишите, пожалуйста, удобный день для доставки.');
    await tickets.ask(QUESTION);
    await ask(owner, 111, 'Подскажите, как заменить батарею в замке до приезда курьера ночью?');
  };
}
