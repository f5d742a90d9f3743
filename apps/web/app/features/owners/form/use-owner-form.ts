import { cleanOwner } from '@punkt/domain/owner-clean';
import { hasProblems } from '@punkt/domain/owner-problems';
import type { OwnerRecord, Problems } from '@punkt/domain/owner-record';
import { useRef, useState } from 'react';
import { useText } from '../../../lib/i18n.tsx';
import { useMessage } from '../../../lib/use-message.ts';
import { changedPaths, fieldId } from './record-paths.ts';

export type Change = (record: OwnerRecord) => OwnerRecord;
type Check = (record: OwnerRecord) => Problems;

type TextName<Part> = { [K in keyof Part]: Part[K] extends string ? K : never }[keyof Part] & string;

/** What a text field of the form is given. */
export interface Bound {
  readonly id: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
  /** What staff found wrong with the value as it stands. */
  readonly note?: { readonly kind: 'warning'; readonly text: string } | undefined;
}

/**
 * The record of an owner as a form. The rules are the domain's and judge the record as it would be kept; a problem shows once
 * its field was left, or once somebody tried to go on. What the server or a register refused shows until it is changed.
 */
export function useOwnerForm(initial: OwnerRecord, check: Check, remarks: Problems = {}) {
  const say = useMessage();
  const text = useText();
  const [record, setRecord] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refusals, setRefusals] = useState<Problems>({});
  const [tried, setTried] = useState(false);
  /** Counts refused attempts: the focus moves once for each. */
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(initial);

  const problems = check(cleanOwner(record));
  const problemOf = (path: string): string | undefined =>
    refusals[path] ?? (tried || left.has(path) ? problems[path] : undefined);

  /** A remark stands until its value is another. It never blocks: the value may be right. */
  function remarkOf(path: string): string | undefined {
    const remark = remarks[path];
    return remark && !changedPaths(initial, record).includes(path)
      ? text('owners.remark', { text: remark })
      : undefined;
  }

  function change(make: Change): void {
    const before = latest.current;
    latest.current = make(before);
    setRecord(latest.current);
    const changed = changedPaths(before, latest.current);
    setRefusals((known) =>
      Object.fromEntries(Object.entries(known).filter(([path]) => !changed.includes(path))),
    );
  }

  function bind<Part extends keyof OwnerRecord>(part: Part, name: TextName<OwnerRecord[Part]>): Bound {
    const path = `${part}.${name}`;
    const value = record[part][name] as string;
    const problem = problemOf(path);
    const remark = remarkOf(path);
    return {
      id: fieldId(path),
      value,
      error: problem && say(problem),
      note: remark ? { kind: 'warning', text: remark } : undefined,
      onChange: (next) => change((now) => ({ ...now, [part]: { ...now[part], [name]: next } })),
      // Leaving an empty field is no mistake yet: one may only be looking around.
      onBlur: () => value !== '' && setLeft((known) => new Set(known).add(path)),
    };
  }

  return {
    record,
    change,
    bind,
    problems,
    attempt,
    remarkOf,
    latest: () => latest.current,
    errorOf: (path: string) => {
      const problem = problemOf(path);
      return problem && say(problem);
    },
    /** How many fields stand in the way, once somebody has tried. */
    shown: tried ? Object.keys({ ...problems, ...refusals }).length : 0,
    /** May the person go on? If not, every problem shows and the first one gets the focus. */
    tryOn(given?: Check): boolean {
      const found = { ...(given ?? check)(cleanOwner(latest.current)), ...refusals };
      setTried(true);
      if (!hasProblems(found)) return true;
      setAttempt((count) => count + 1);
      return false;
    },
    /** Shows what somebody else refused. */
    refuse(found: Problems, focus = true): void {
      setRefusals((known) => ({ ...known, ...found }));
      if (focus) {
        setTried(true);
        setAttempt((count) => count + 1);
      }
    },
    /** Another step starts with a clean sheet. */
    settle(): void {
      setTried(false);
      setLeft(new Set());
    },
  };
}

export type OwnerForm = ReturnType<typeof useOwnerForm>;
