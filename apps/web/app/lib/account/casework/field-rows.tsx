import { type ReactNode, useEffect, useId, useState } from 'react';
import { useText } from '../../i18n.tsx';
import styles from './field-rows.module.css';
import { RemarkEditor } from './remarks/remark-editor.tsx';
import { RemarkFlag } from './remarks/remark-flag.tsx';
import type { Remarking } from './remarks/use-remarks.ts';

export interface FieldRow {
  /** Where a remark would stick. */
  readonly path: string;
  readonly label: string;
  readonly value: ReactNode;
  /** Shown as nothing given. */
  readonly empty?: boolean;
  readonly note?: ReactNode;
  /** What stood there the last time staff looked, where that was something else. */
  readonly was?: string | undefined;
}

interface Props {
  readonly title: string;
  readonly rows: readonly FieldRow[];
  readonly remarking: Remarking;
  readonly children?: ReactNode;
}

/** What was filled in, each with a flag for a remark. */
export function FieldRows({ title, rows, remarking, children }: Props) {
  const id = useId();
  const [editing, setEditing] = useState<string | null>(null);
  const { kept } = remarking.remarks;
  // What was typed has been added by a decision: the box is done.
  useEffect(() => {
    if (kept > 0) setEditing(null);
  }, [kept]);
  const toggle = (path: string) => setEditing(editing === path ? null : path);
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{title}</h2>
      {children}
      {rows.length > 0 && (
        <dl className={styles.fields} data-flagless={remarking.flagless || undefined}>
          {rows.map((row) => (
            <Row
              key={row.path}
              row={row}
              remarking={remarking}
              open={editing === row.path}
              onToggle={() => toggle(row.path)}
            />
          ))}
        </dl>
      )}
    </section>
  );
}

/** The old value beside the new one. */
export function Was({ value }: { readonly value: string }) {
  const text = useText();
  const words = value || text('casework.changes.empty');
  return (
    <>
      <span className="visually-hidden">{text('casework.changes.was', { value: words })}; </span>
      <del aria-hidden="true">{words}</del> <span aria-hidden="true">→</span>{' '}
    </>
  );
}

interface RowProps {
  readonly row: FieldRow;
  readonly remarking: Remarking;
  readonly open: boolean;
  readonly onToggle: () => void;
}

function Row({ row: { path, label, value, empty, note, was }, remarking, open, onToggle }: RowProps) {
  const { remarks, allowed, reasonsOf } = remarking;
  const said = remarks.of(path);
  return (
    <div data-flagged={said !== undefined || undefined}>
      <dt>{label}</dt>
      <dd data-empty={empty || undefined}>
        {was !== undefined && <Was value={was} />}
        {was === undefined ? value : <ins>{value}</ins>}
        {note && <small>{note}</small>}
      </dd>
      {allowed && (
        <dd>
          <RemarkFlag field={label} on={said !== undefined} open={open} onClick={onToggle} />
        </dd>
      )}
      {allowed && open && (
        <dd className={styles.editor}>
          <RemarkEditor
            initial={remarks.typedAt(path) ?? said ?? ''}
            said={said !== undefined}
            reasons={reasonsOf(path)}
            onType={(words) => remarks.type(path, words)}
            onSave={(message) => {
              remarks.set(path, message);
              onToggle();
            }}
            onCancel={() => {
              remarks.forget(path);
              onToggle();
            }}
          />
        </dd>
      )}
    </div>
  );
}
