import { blankOrder, type OrderRecord } from '@punkt/domain/order-record';
import { describe, expect, it, test } from 'vitest';
import { createDraftSaver, type Saved } from '../../../../lib/forms/draft-saver.ts';
import {
  chooseDraft,
  keepOurs,
  type LocalOrder,
  onlyFilesDiffer,
  orderWire,
  resumeNew,
  sendableFields,
} from './order-draft.ts';

const record: OrderRecord = { ...blankOrder('RU', '79990000000'), city_name: 'Тверь' };
const saved: Saved<OrderRecord> = { id: '7', version: 4, record };
const fresh = { referral: '', clientUuid: '7' };
const typed: LocalOrder = {
  step: 'conditions',
  record: { ...record, description: 'не дописано' },
  agreed: true,
  referral: 'КОД',
  clientUuid: '7',
  version: 4,
  sending: false,
};

describe('which words a draft goes on with', () => {
  it('takes what was typed over the version the server still has', () => {
    const { record: chosen, step, referral } = chooseDraft(saved, typed, fresh, {});
    expect([chosen.description, step, referral]).toEqual(['не дописано', 'conditions', 'КОД']);
  });

  it('takes it too when only the answer to its own request was lost', () => {
    const lost = { ...typed, version: 3, sending: true };
    expect(chooseDraft(saved, lost, fresh, {}).record.description).toBe('не дописано');
  });

  it('takes the server’s where another device went on, and keeps the step', () => {
    const { record: chosen, step } = chooseDraft(saved, { ...typed, version: 3 }, fresh, {});
    expect([chosen.description, step]).toEqual(['', 'conditions']);
  });

  it('opens at the first thing that is missing on a device that knows nothing', () => {
    expect(chooseDraft(saved, null, fresh, {}).step).toBe('location');
  });

  it('opens at the first remark, whatever step an older form stood at', () => {
    const remarks = { 'actual_urls.video': 'темно', area: 'не та', house: 'не тот' };
    expect(chooseDraft(saved, null, fresh, remarks).step).toBe('location');
    const { house: _, ...later } = remarks;
    expect(chooseDraft(saved, { ...typed, step: 'files', version: 3 }, fresh, later).step).toBe('conditions');
    // The rework itself goes on where it was left.
    expect(chooseDraft(saved, { ...typed, step: 'files' }, fresh, later).step).toBe('files');
  });

  it('remembers what the remarks were about, over what was saved since', () => {
    const begun = { ...record, house: '1' };
    expect(chooseDraft(saved, { ...typed, begun }, fresh, {}).begun).toEqual(begun);
    expect(chooseDraft(saved, typed, fresh, {}).begun).toEqual(record);
  });

  it('shows what the server made of words that it has', () => {
    expect(chooseDraft(saved, { ...typed, unsent: false }, fresh, {}).record).toBe(record);
  });

  it('begins a new one with the requirements, and an unfinished one where it was left', () => {
    expect(resumeNew(null, record, 'uuid')).toMatchObject({ step: 'requirements', agreed: false });
    expect(resumeNew({ ...typed, version: null }, record, 'uuid')).toMatchObject({
      step: 'conditions',
      agreed: true,
    });
  });
});

describe('what travels', () => {
  it('keeps an address and a pin together', () => {
    const fields = sendableFields({ house: 'validation.order.house' });
    expect(fields).not.toContain('street');
    expect(fields).toContain('latitude');
    expect(sendableFields({ latitude: 'validation.required' })).not.toContain('longitude');
  });

  it('holds back a day of the timetable with its week, but no file because another is missing', () => {
    const fields = sendableFields({ 'timetable.monday': 'x', 'actual_urls.video': 'x' });
    expect(fields).not.toContain('timetable');
    expect(fields).toContain('actual_urls');
  });

  it('holds nothing back for what is no field of the record', () => {
    expect(sendableFields({ agreed: 'x' })).toEqual(sendableFields({}));
  });

  it('leaves a link that is still being typed in the browser', () => {
    const link = (url: string) => ({
      ...record,
      actual_urls: [{ url, type: 'video' as const, isPublic: false }],
    });
    const { sendable } = orderWire('7');
    expect(sendable(link('https://exa')).actual_urls).toEqual([]);
    expect(sendable(link('https://example.com/a')).actual_urls).toHaveLength(1);
    const watch = { onState: () => undefined, onSaved: () => undefined, onRefused: () => undefined };
    const saver = createDraftSaver(saved, orderWire('7'), watch);
    saver.want({ record: link('https://exa'), fields: ['actual_urls'], complete: true }, 60_000);
    expect(saver.waits()).toBe(false);
    saver.close();
  });
});

it('«keep mine» keeps what was changed here, and shows what the other tab filled in', () => {
  const base = { ...blankOrder('RU', ''), area: 40, street: 'Садовая', house: '1' };
  const ours = { ...base, area: 50, house: '2' };
  const theirs = { ...base, area: 60, description: 'Вход со двора', street: 'Лесная', house: '9' };
  expect(keepOurs(base, ours, theirs)).toEqual({
    ...base,
    area: 50,
    description: 'Вход со двора',
    street: 'Садовая',
    house: '2',
  });
});

const file = (name: string, isPublic = true): OrderRecord['actual_urls'][number] => ({
  url: `/api/v4/files/${name}`,
  type: 'generalPhoto',
  isPublic,
});
const link = (url: string) => ({ url, type: 'video', isPublic: false }) as const;
const withFiles = (...actual_urls: OrderRecord['actual_urls']): OrderRecord => ({ ...record, actual_urls });

test.each([
  ['both added one', [], [file('a')], [file('b')], [file('b'), file('a')]],
  ['one was removed here, one added there', [file('a')], [], [file('a'), file('b')], [file('b')]],
  ['one was added here, one removed there', [file('a')], [file('a'), file('b')], [], [file('b')]],
  [
    'one is hidden here',
    [file('a')],
    [file('a', false)],
    [file('a'), file('b')],
    [file('a', false), file('b')],
  ],
  [
    'both gave a link',
    [],
    [link('https://a.example')],
    [link('https://b.example')],
    [link('https://a.example')],
  ],
] as const)('files of two tabs are put together: %s', (_, base, ours, theirs, merged) => {
  const [before, now] = [withFiles(...base), withFiles(...theirs)];
  expect(keepOurs(before, withFiles(...ours), now).actual_urls).toEqual(merged);
  expect(onlyFilesDiffer(before, now)).toBe(true);
  expect(onlyFilesDiffer(before, { ...now, area: 50 })).toBe(false);
});
