import { describe, expect, it } from 'vitest';
import { ApiError } from '../api-error.ts';
import { createDraftSaver, type DraftWire, type SaveState } from './draft-saver.ts';

/** A record that travels whole, as a registration does; a moment is its version. */
interface Note {
  readonly step: number;
  readonly words: string;
}

function notes(...failures: unknown[]) {
  const told: Note[] = [];
  const send = async (record: Note) => {
    told.push(record);
    const failure = failures.shift();
    if (failure) throw failure;
    return { id: 'note', version: `at ${told.length}`, record };
  };
  const wire: DraftWire<Note> = {
    fields: ['step', 'words'],
    add: send,
    update: (_, record) => send(record),
    read: () => Promise.reject(new Error('nobody else writes it')),
    sendable: (record) => record,
    problemsOf: ({ errors }) => Object.fromEntries(errors.map(({ path, message }) => [path, message])),
    isConflict: () => false,
  };
  const states: SaveState[] = [];
  const refused: unknown[] = [];
  const saver = createDraftSaver<Note>(null, wire, {
    onState: (state) => states.push(state),
    onSaved: () => undefined,
    onRefused: (problems) => refused.push(problems),
  });
  const want = (step: number, words: string) =>
    saver.want({ record: { step, words }, fields: wire.fields, complete: true }, 60_000);
  return { saver, told, states, refused, want };
}

describe('keeping any record on the server', () => {
  it('sends it whole, and nothing that it has', async () => {
    const { saver, told, states, want } = notes();
    want(1, 'а');
    expect(states).toEqual(['waiting']);
    expect(await saver.flush()).toBe(true);
    want(1, 'а');
    expect(await saver.flush()).toBe(true);
    want(2, 'а');
    expect(await saver.flush()).toBe(true);
    expect(told).toEqual([
      { step: 1, words: 'а' },
      { step: 2, words: 'а' },
    ]);
    expect([saver.saved()?.version, states.at(-1)]).toEqual(['at 2', 'saved']);
  });

  it('tells what was refused once, and tries again when it is another', async () => {
    const errors = [{ path: 'words', message: 'длинно' }];
    const { saver, told, states, refused, want } = notes(new ApiError(400, { errors }));
    want(1, 'слишком длинно');
    expect(await saver.flush()).toBe(false);
    expect([refused, states.at(-1)]).toEqual([[{ words: 'длинно' }], 'failed']);
    want(1, 'коротко');
    expect(await saver.flush()).toBe(true);
    expect([told.length, states.at(-1)]).toEqual([2, 'saved']);
  });
});
