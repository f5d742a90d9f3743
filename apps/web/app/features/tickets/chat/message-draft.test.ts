import { expect, test } from 'vitest';
import { localDrafts } from '../../../lib/forms/local-drafts.ts';
import { readMessageDraft, writeMessageDraft } from './message-draft.ts';

const HOUR_MS = 3_600_000;

test('a message is kept with its files, until the server has deleted the first of them', () => {
  writeMessageDraft('person.1', { message: 'Замок', files: ['a'] }, 0);
  writeMessageDraft('person.1', { message: 'Замок мигает', files: ['a', 'b'] }, 5 * HOUR_MS);
  expect(readMessageDraft('person.1', 23 * HOUR_MS)).toEqual({ message: 'Замок мигает', files: ['a', 'b'] });
  expect(readMessageDraft('person.1', 24 * HOUR_MS)).toEqual({ message: 'Замок мигает', files: [] });
});

test('files alone are kept too, and nothing is not', () => {
  writeMessageDraft('person.2', { message: '', files: ['a'] }, 0);
  expect(readMessageDraft('person.2', 0)).toEqual({ message: '', files: ['a'] });
  writeMessageDraft('person.2', { message: '', files: [] }, 0);
  writeMessageDraft('person.2', { message: '', files: ['b'] }, 30 * HOUR_MS);
  expect(readMessageDraft('person.2', 40 * HOUR_MS).files).toEqual(['b']);
  writeMessageDraft('person.2', { message: '', files: ['c'] }, 60 * HOUR_MS);
  expect(readMessageDraft('person.2', 70 * HOUR_MS).files).toEqual(['c']);
  writeMessageDraft('person.2', { message: '', files: [] }, 0);
  expect(readMessageDraft('person.2', 0)).toEqual({ message: '', files: [] });
});

test('words that an earlier form kept are read', () => {
  localDrafts<string>('ticketMessage').write('person.3', 'Замок не видит телефон');
  expect(readMessageDraft('person.3', 0)).toEqual({ message: 'Замок не видит телефон', files: [] });
});
