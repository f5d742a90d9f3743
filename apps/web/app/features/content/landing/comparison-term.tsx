import { Fragment } from 'react';
import styles from './comparison.module.css';
import type { Part, PointKind, Term } from './comparison-data.ts';
import { useProgrammeText } from './programme-text.ts';

interface Props {
  readonly kind: PointKind | 'both';
  readonly term: Term;
}

/** What one condition is for one kind of point, or for both. */
export function ComparisonTerm({ kind, term: { value, note } }: Props) {
  const text = useProgrammeText();
  return (
    <td data-kind={kind} colSpan={kind === 'both' ? 2 : undefined}>
      {kind === 'both' && <p className={styles.both}>{text('programme.compare.both')}</p>}
      <p className={styles.value}>
        <Parts parts={value} />
      </p>
      {note && (
        <p className={styles.note}>
          <Parts parts={note} />
        </p>
      )}
    </td>
  );
}

function Parts({ parts }: { readonly parts: readonly Part[] }) {
  const text = useProgrammeText();
  return parts.map((part, index) =>
    typeof part === 'string' ? (
      <Fragment key={part}>{`${index > 0 ? ' ' : ''}${text(part)}`}</Fragment>
    ) : (
      <Fragment key={part.href}>
        {index > 0 && ' '}
        <a href={part.href}>{text(part.label)}</a>
      </Fragment>
    ),
  );
}
