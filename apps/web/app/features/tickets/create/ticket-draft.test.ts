import { expect, test } from 'vitest';
import type { LocalDraft } from '../../../lib/forms/local-drafts.ts';
import { blankDraft, chooseTicket, type TicketDraft } from './ticket-draft.ts';

const written = (description: string): TicketDraft => ({ ...blankDraft(), type: 111, description });
const here = (record: TicketDraft, version: string | null): LocalDraft<TicketDraft> => ({
  record,
  version,
  sending: false,
  unsent: true,
});
const there = (record: TicketDraft, device: string) => ({ draft: { ...record, device }, updated: 'second' });

test('what another device saved since is gone on with', () => {
  const theirs = written('с телефона');
  const opened = chooseTicket('me', there(theirs, 'phone'), here(written('здесь'), 'first'), 'desk');
  expect(opened).toMatchObject({
    draft: theirs,
    restored: false,
    saved: { version: 'second', record: theirs },
  });
});

test('what was typed here over the last saved words, or by the device that saved them, stands', () => {
  const mine = written('здесь и дальше');
  for (const [version, device] of [
    ['second', 'phone'],
    ['first', 'desk'],
  ] as const)
    expect(chooseTicket('me', there(written('здесь'), device), here(mine, version), 'desk')).toMatchObject({
      draft: mine,
      restored: true,
    });
});

test('words typed here after the ticket was sent elsewhere are another ticket', () => {
  const mine = written('здесь');
  const { draft, saved } = chooseTicket('me', { draft: null, updated: null }, here(mine, 'first'), 'desk');
  expect([draft.description, saved]).toEqual(['здесь', null]);
  expect(draft.uuid).not.toBe(mine.uuid);
});

test('words that the server never had are kept', () => {
  const mine = written('здесь');
  const opened = chooseTicket('me', { draft: null, updated: null }, here(mine, null), 'desk');
  expect(opened).toMatchObject({ draft: mine, restored: true, saved: null });
});
