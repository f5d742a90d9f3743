import { blankOrder, type OrderRecord } from '@punkt/domain/order-record';
import { describe, expect, it } from 'vitest';
import { chooseDraft, fittedRecord, resumeNew } from './choose-draft.ts';
import type { LocalDraft } from './local-draft.ts';
import type { Saved } from './saver.ts';

const record: OrderRecord = { ...blankOrder('RU', '79990000000'), city_name: 'Тверь' };
const saved: Saved = { id: '7', version: 4, record };
const fresh = { referral: '', clientUuid: '7' };
const typed: LocalDraft = {
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

  it('leaves out what does not fit the record of today', () => {
    const odd = {
      city_name: 5,
      area: '40',
      latitude: 55.7,
      actual_urls: 'none',
      timetable: null,
      unknown: 1,
    };
    expect(fittedRecord(odd, record)).toEqual({ ...record, latitude: 55.7, timetable: null });
    expect(fittedRecord('nonsense', record)).toBe(record);
  });
});
