import { fieldOfPath, type Problems, placeOf, type RecordTable } from '@punkt/domain/record-table';
import type { TextKey } from '@punkt/locales/keys';
import { useRef, useState } from 'react';
import { useText } from '../i18n.tsx';
import { useMessage } from '../use-message.ts';
import { afterPress } from './after-press.ts';
import { changedFields, fieldId, openRemarks, patchAt, type SubjectOf, valueAt } from './record-values.ts';

type NameOf<Part, Value> = { [K in keyof Part & string]: Part[K] extends Value ? K : never }[keyof Part &
  string];

/** Paths of fields of one kind: `house`, or `requisites_data.inn` of a record of parts. */
type PathOf<R, Value> = {
  [K in keyof R & string]: R[K] extends Value
    ? K
    : R[K] extends string | number | boolean | readonly unknown[] | null
      ? never
      : `${K}.${NameOf<R[K], Value>}`;
}[keyof R & string];

/** A change: fields that become others, or a function that says which. */
type Change<R> = Partial<R> | ((record: R) => Partial<R>);
export type Check<R> = (record: R) => Problems;

/** A record as it is filled in: what the rules, the saving and a map all look at. */
export function useRecord<R extends object>(initial: R, first: R = initial) {
  const [record, setRecord] = useState(initial);
  const [begun, setBegun] = useState(first);
  const latest = useRef(initial);
  const put = (next: R): void => {
    latest.current = next;
    setRecord(next);
  };
  return {
    record,
    /** What it was when it was opened first, or when another device's words were taken. */
    begun,
    /** For whoever runs later than the drawing: the newest, not the one that was drawn. */
    latest: () => latest.current,
    put,
    restart(next: R): void {
      setBegun(next);
      put(next);
    },
  };
}

export type RecordStore<R extends object> = ReturnType<typeof useRecord<R>>;

interface Options<R> {
  readonly table: RecordTable;
  readonly check: Check<R>;
  /** What staff remarked, by place of the form. */
  readonly remarks?: Problems;
  /** How a remark is introduced; takes `text`. Without it a remark speaks for itself. */
  readonly remarkText?: TextKey;
  readonly subjectOf?: SubjectOf<R>;
}

const none: Problems = {};

/**
 * Any record as a form. The rules are the domain's; a problem shows once its field was left, or once somebody tried to go on.
 * What the server refused shows until it is changed, and what staff remarked until its value is another.
 */
export function useRecordForm<R extends object>(store: RecordStore<R>, options: Options<R>) {
  const { table, check, remarks = none, remarkText, subjectOf } = options;
  const text = useText();
  const say = useMessage();
  const { record, begun } = store;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refusals, setRefusals] = useState<Problems>(none);
  const [tried, setTried] = useState(false);
  /** Counts refused attempts: the focus moves once for each. */
  const [attempt, setAttempt] = useState(0);

  const problems = check(record);
  const open = openRemarks({ table, remarks, subjectOf }, record, begun);

  const errorOf = (path: string): string | undefined => {
    const problem = refusals[path] ?? (tried || left.has(path) ? problems[path] : undefined);
    return problem && say(problem);
  };
  /** A remark never blocks: the value may be right. */
  const remarkOf = (path: string): string | undefined => {
    const remark = open[path];
    return remark && remarkText ? text(remarkText, { text: remark }) : remark;
  };
  const noteOf = (path: string) => {
    const remark = remarkOf(path);
    return remark ? ({ kind: 'warning', text: remark } as const) : undefined;
  };
  const leave = (path: string): void => afterPress(() => setLeft((known) => new Set(known).add(path)));

  function change(given: Change<R>): void {
    const before = store.latest();
    const patch = typeof given === 'function' ? given(before) : given;
    const after = { ...before, ...patch };
    store.put(after);
    // Of a part that was put as a whole, only what is another was changed.
    const named = Object.keys(patch).filter((name) => Object.hasOwn(table, name));
    const changed = named.length > 0 ? named : changedFields(table, before, after);
    setRefusals((known) => without(table, known, changed));
  }

  const about = (path: string) => ({ id: fieldId(path), error: errorOf(path), note: noteOf(path) });

  const bound = <Value extends string | number | null>(path: string) => {
    const value = valueAt(record, path) as Value;
    return {
      ...about(path),
      value,
      onChange: (next: Value): void => change((now) => patchAt(now, path, next)),
      // Leaving an empty field is no mistake yet: one may only be looking around.
      onBlur: (): void => {
        if (value !== '' && value !== null) leave(path);
      },
    };
  };

  return {
    record,
    begun,
    problems,
    /** What staff remarked on and nobody has changed since. */
    remarks: open,
    refusals,
    attempt,
    change,
    errorOf,
    remarkOf,
    noteOf,
    leave,
    latest: store.latest,
    /** What any field is given besides its value. */
    about,
    /** All that a text field is given. */
    bind: (path: PathOf<R, string>) => bound<string>(path),
    /** All that a number field is given. */
    bindNumber: (path: PathOf<R, number | null>) => bound<number | null>(path),
    /** How many places stand in the way, once somebody has tried. */
    shown: tried ? Object.keys({ ...problems, ...refusals }).length : 0,
    /** May the person go on? If not, every problem shows and the first one gets the focus, unless the person is elsewhere already. */
    tryOn(given: Check<R> = check, focus = true): boolean {
      setTried(true);
      if (Object.keys({ ...given(store.latest()), ...refusals }).length === 0) return true;
      if (focus) setAttempt((count) => count + 1);
      return false;
    },
    /** Shows what the server, or a register, refused. */
    refuse(found: Problems, focus = true): void {
      setRefusals((known) => ({ ...known, ...found }));
      if (!focus) return;
      setTried(true);
      setAttempt((count) => count + 1);
    },
    /** Another step starts without shown problems. */
    resetShown(): void {
      setTried(false);
      setLeft(new Set());
    },
    /** Somebody else's newer words take the place of these. */
    replace(newer: R): void {
      store.restart(newer);
      setRefusals(none);
    },
  };
}

export type RecordForm<R extends object> = ReturnType<typeof useRecordForm<R>>;

/** Refusals but those about these fields, wherever on the form they stand. */
function without(table: RecordTable, refusals: Problems, fields: readonly string[]): Problems {
  const places = fields.map((field) => placeOf(table, field));
  const isAbout = (path: string): boolean =>
    places.includes(path) || fields.includes(fieldOfPath(table, path) ?? path);
  return Object.fromEntries(Object.entries(refusals).filter(([path]) => !isAbout(path)));
}
