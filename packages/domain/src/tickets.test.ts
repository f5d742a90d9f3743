import { describe, expect, it } from 'vitest';
import { TICKET_STATES, TICKET_TYPES } from './ticket-terms.ts';
import {
  actorOf,
  answerDue,
  canDispute,
  canRate,
  checkAnswer,
  checkTicket,
  checkTicketMessage,
  closesAt,
  hasNotice,
  nextState,
  reasonsOf,
  TICKET_EVENTS,
  type TicketFacts,
  ticketPreview,
  warnsAt,
} from './tickets.ts';

const { open, inProgress, closed } = TICKET_STATES;
const NOW = new Date('2026-11-10T09:00:00Z');
const hours = (count: number): Date => new Date(NOW.getTime() + count * 3_600_000);
const facts = (changes: Partial<TicketFacts> = {}): TicketFacts => ({
  state: open,
  answered: null,
  finished: null,
  autoClosed: false,
  disputed: false,
  hasAnswer: false,
  grade: null,
  byMail: false,
  ...changes,
});
const solved = facts({ state: closed, finished: NOW, hasAnswer: true });

describe('a ticket', () => {
  it.each([
    ['write', open, open],
    ['write', inProgress, inProgress],
    ['write', closed, null],
    ['answer', open, inProgress],
    ['answer', inProgress, inProgress],
    ['answer', closed, inProgress],
    ['solve', open, closed],
    ['solve', inProgress, closed],
    ['solve', closed, null],
    ['close', closed, null],
    ['close', inProgress, closed],
    ['reopen', closed, inProgress],
    ['reopen', open, null],
    ['undelivered', closed, null],
  ] as const)('%s from %d leads to %s', (event, state, to) => {
    expect(nextState(facts({ state }), event, NOW)).toBe(to);
  });

  it('of a visitor ends with the letter that answers it, and comes back when the mailbox refuses that', () => {
    const asked = facts({ byMail: true });
    expect(nextState(asked, 'answer', NOW)).toBe(closed);
    expect(nextState({ ...asked, state: closed }, 'undelivered', NOW)).toBe(inProgress);
    expect(nextState(asked, 'undelivered', NOW)).toBeNull();
    expect(answerDue(null, NOW)).toEqual(new Date('2026-11-12T23:59:59+03:00'));
  });

  it('closes by itself 72 hours after the answer, and not an hour before', () => {
    const silent = facts({ state: inProgress, answered: NOW, hasAnswer: true });
    expect(warnsAt(NOW)).toEqual(hours(48));
    expect(closesAt(NOW)).toEqual(hours(72));
    expect(nextState(silent, 'autoClose', hours(71))).toBeNull();
    expect(nextState(silent, 'autoClose', hours(72))).toBe(closed);
    expect(nextState({ ...silent, answered: null }, 'autoClose', hours(100))).toBeNull();
  });

  it('is opened again by its partner once, within three days', () => {
    expect(nextState(solved, 'dispute', hours(72))).toBe(inProgress);
    expect(nextState(solved, 'dispute', hours(73))).toBeNull();
    expect(canDispute({ ...solved, disputed: true }, NOW)).toBe(false);
    expect(canDispute(facts(), NOW)).toBe(false);
  });

  it('is rated under four conditions', () => {
    expect(canRate(solved)).toBe(true);
    expect(canRate({ ...solved, state: inProgress })).toBe(false);
    expect(canRate({ ...solved, grade: 5 })).toBe(false);
    expect(canRate({ ...solved, hasAnswer: false })).toBe(false);
    expect(canRate({ ...solved, autoClosed: true })).toBe(false);
  });

  it('waits for the partner while the last word is a manager’s', () => {
    expect(hasNotice(facts({ state: inProgress, answered: NOW }))).toBe(true);
    expect(hasNotice(facts({ state: inProgress }))).toBe(false);
    expect(hasNotice(facts({ state: closed, answered: NOW }))).toBe(false);
  });

  it('is changed by partners, managers and time', () => {
    expect(TICKET_EVENTS.map(actorOf)).toEqual([
      'partner',
      'manager',
      'partner',
      'partner',
      'clock',
      'manager',
      'manager',
      'clock',
    ]);
  });
});

describe('what is promised', () => {
  it('is a working day, two for a layout', () => {
    const friday = new Date('2026-11-13T09:00:00Z');
    expect(answerDue(TICKET_TYPES.lock, friday).toISOString()).toBe('2026-11-16T20:59:59.000Z');
    expect(answerDue(TICKET_TYPES.roomLayout, friday).toISOString()).toBe('2026-11-17T20:59:59.000Z');
  });
});

describe('the list', () => {
  it('shows the first line, cut at 70 characters', () => {
    expect(ticketPreview('  Первая строка\nВторая ')).toBe('Первая строка');
    expect(ticketPreview('я'.repeat(70))).toBe('я'.repeat(70));
    expect(ticketPreview(`${'🙂'.repeat(71)}`)).toBe(`${'🙂'.repeat(70)}…`);
  });
});

describe('the form', () => {
  const good = {
    type: TICKET_TYPES.openingOrder,
    reason: 'lockGift',
    orderId: null,
    description: 'Когда придёт замок, который обещали в подарок?',
    link: '',
    files: 0,
    pictures: 0,
  } as const;
  const pathsOf = (changes: object) => checkTicket({ ...good, ...changes }).map(({ path }) => path);

  it('takes a reason only where the type has it, and asks for photos of a layout', () => {
    expect(pathsOf({})).toEqual([]);
    expect(pathsOf({ reason: null })).toEqual([]);
    expect(pathsOf({ type: TICKET_TYPES.lock })).toEqual(['reason']);
    expect(pathsOf({ type: TICKET_TYPES.roomLayout, reason: null })).toEqual(['files']);
    expect(pathsOf({ type: TICKET_TYPES.roomLayout, reason: null, files: 1, pictures: 1 })).toEqual([]);
    expect(reasonsOf(TICKET_TYPES.signboard)).toEqual([]);
  });

  it('holds to the lengths and to three files', () => {
    expect(pathsOf({ description: 'я'.repeat(29) })).toEqual(['description']);
    expect(pathsOf({ description: 'я'.repeat(501) })).toEqual(['description']);
    expect(pathsOf({ description: `${'\u0000'.repeat(40)}да` })).toEqual(['description']);
    expect(pathsOf({ link: 'не ссылка', files: 4 })).toEqual(['link', 'files']);
    expect(checkTicketMessage('я'.repeat(30))).toBeNull();
    expect(checkTicketMessage('Спасибо')).toContain('minLength');
    expect(checkAnswer('Да.')).toBeNull();
    expect(checkAnswer(' ')).toContain('required');
  });
});
