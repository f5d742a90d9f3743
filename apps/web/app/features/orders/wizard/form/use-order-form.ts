import type { OrderField, OrderRecord } from '@punkt/domain/order-record';
import type { OrderProblems } from '@punkt/domain/order-rules';
import { useState } from 'react';
import { useText } from '../../../../lib/i18n.tsx';
import { useMessage } from '../../../../lib/use-message.ts';
import { openRemarks } from './remarks.ts';
import type { RecordStore } from './use-record.ts';

type Patch = Partial<OrderRecord>;
type Change = Patch | ((record: OrderRecord) => Patch);
type Check = (record: OrderRecord) => OrderProblems;

type TextField = { [K in OrderField]: OrderRecord[K] extends string ? K : never }[OrderField];

/** Ids of inputs; a dot in an id would have to be escaped in every selector. */
export const fieldId = (path: string): string => path.replaceAll('.', '-');

const fieldOf = (path: string): string => path.split('.')[0] ?? path;

/**
 * An application as a form. The rules are the domain's; a problem shows once its field was left, or once somebody tried to go
 * on. What the server refused shows until it is changed, and what staff remarked until its value is another.
 */
export function useOrderForm(store: RecordStore, check: Check, remarks: OrderProblems) {
  const text = useText();
  const say = useMessage();
  const { record, begun } = store;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refusals, setRefusals] = useState<OrderProblems>({});
  const [tried, setTried] = useState(false);
  /** Counts refused attempts: the focus moves once for each. */
  const [attempt, setAttempt] = useState(0);

  const problems = check(record);
  const open = openRemarks(remarks, record, begun);
  const problemOf = (path: string): string | undefined =>
    refusals[path] ?? (tried || left.has(path) ? problems[path] : undefined);
  const errorOf = (path: string): string | undefined => {
    const problem = problemOf(path);
    return problem && say(problem);
  };

  function change(given: Change): void {
    const patch = typeof given === 'function' ? given(store.latest()) : given;
    store.put({ ...store.latest(), ...patch });
    setRefusals((known) => without(known, Object.keys(patch)));
  }

  /** A remark never blocks: the value may be right. */
  function remarkOf(path: string): string | undefined {
    const remark = open[path];
    return remark && text('wizard.remark', { text: remark });
  }

  const noteOf = (path: string) => {
    const remark = remarkOf(path);
    return remark ? ({ kind: 'warning', text: remark } as const) : undefined;
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
    latest: store.latest,
    /** What any field is given besides its value. */
    about: (path: string) => ({ id: fieldId(path), error: errorOf(path), note: noteOf(path) }),
    /** All that a text field is given. */
    bind: (name: TextField) => ({
      id: fieldId(name),
      error: errorOf(name),
      note: noteOf(name),
      value: record[name],
      onChange: (value: string) => change({ [name]: value }),
      // Leaving an empty field is no mistake yet: one may only be looking around.
      onBlur: () => record[name] !== '' && setLeft((known) => new Set(known).add(name)),
    }),
    leave: (path: string) => setLeft((known) => new Set(known).add(path)),
    /** How many places stand in the way, once somebody has tried. */
    shown: tried ? Object.keys({ ...problems, ...refusals }).length : 0,
    /** May the person go on? If not, every problem shows and the first one gets the focus. */
    tryOn(given: Check = check): boolean {
      setTried(true);
      if (Object.keys({ ...given(store.latest()), ...refusals }).length === 0) return true;
      setAttempt((count) => count + 1);
      return false;
    },
    /** Shows what the server refused. */
    refuse(found: OrderProblems, focus: boolean): void {
      setRefusals((known) => ({ ...known, ...found }));
      if (!focus) return;
      setTried(true);
      setAttempt((count) => count + 1);
    },
    /** Another step starts with a clean sheet. */
    settle(): void {
      setTried(false);
      setLeft(new Set());
    },
    /** Somebody else's newer words take the place of these. */
    replace(newer: OrderRecord): void {
      store.restart(newer);
      setRefusals({});
    },
  };
}

export type OrderForm = ReturnType<typeof useOrderForm>;

const without = (problems: OrderProblems, fields: readonly string[]): OrderProblems =>
  Object.fromEntries(Object.entries(problems).filter(([path]) => !fields.includes(fieldOf(path))));
