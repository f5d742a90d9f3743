import type { ContentDocument } from '@punkt/domain/content-document';
import { pathOf } from '@punkt/domain/content-document';
import { type ContentConflict, resolved } from '@punkt/domain/content-merge';
import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { useText } from '../../../../lib/i18n.tsx';
import type { Collision } from '../state/send-draft.ts';
import { plain, useFieldName } from './changes-view.tsx';
import styles from './views.module.css';

type Side = 'mine' | 'theirs';

interface Props {
  readonly collision: Collision;
  readonly busy: boolean;
  readonly onDecide: (document: ContentDocument) => void;
}

/** Two people changed the same: both readings, entry by entry. What one of them changed alone is in the document already. */
export function MergeView({ collision, busy, onDecide }: Props) {
  const text = useText();
  const { conflicts, document, by } = collision;
  const [sides, setSides] = useState<ReadonlyMap<string, Side>>(new Map());
  const keyOf = (conflict: ContentConflict) => `${pathOf(conflict)} ${conflict.kind}`;
  const left = conflicts.filter((conflict) => !sides.has(keyOf(conflict))).length;
  const decide = () =>
    onDecide(
      conflicts.reduce(
        (merged, conflict) => resolved(merged, conflict, sides.get(keyOf(conflict)) ?? 'mine'),
        document,
      ),
    );
  return (
    <section className="column gap-16" aria-labelledby="merge">
      <h2 id="merge">{text('editor.merge.title')}</h2>
      <p>{by ? text('editor.merge.by', { name: by }) : text('editor.merge.elsewhere')}</p>
      <p>{text(conflicts.length === 0 ? 'editor.merge.clean' : 'editor.merge.text')}</p>
      {conflicts.map((conflict) => (
        <Conflict
          key={keyOf(conflict)}
          conflict={conflict}
          side={sides.get(keyOf(conflict))}
          onChoose={(side) => setSides(new Map(sides).set(keyOf(conflict), side))}
        />
      ))}
      <div className={styles.foot}>
        <p role="status">{left > 0 && text('editor.merge.left', { count: left })}</p>
        <Button busy={busy} disabled={left > 0} onClick={decide}>
          {text('editor.merge.done')}
        </Button>
      </div>
    </section>
  );
}

interface ConflictProps {
  readonly conflict: ContentConflict;
  readonly side: Side | undefined;
  readonly onChoose: (side: Side) => void;
}

function Conflict({ conflict, side, onChoose }: ConflictProps) {
  const text = useText();
  const fieldName = useFieldName();
  const { kind, name, mine, theirs, section } = conflict;
  const place = [text(`contentFields.section.${section}`), name && `«${name}»`, fieldName(conflict)]
    .filter(Boolean)
    .join(' · ');
  const reading = (whose: Side): string => {
    if (kind === 'field')
      return plain(String((whose === 'mine' ? mine : theirs) ?? '')) || text('editor.merge.nothing');
    const removedBy = kind === 'removedByMe' ? 'mine' : 'theirs';
    return text(whose === removedBy ? 'editor.merge.removed' : 'editor.merge.changed');
  };
  return (
    <fieldset className={styles.conflict}>
      <legend>{place}</legend>
      {(['mine', 'theirs'] as const).map((whose) => (
        <label key={whose}>
          <input
            type="radio"
            name={pathOf(conflict) + kind}
            checked={side === whose}
            onChange={() => onChoose(whose)}
          />
          <b>{text(`editor.merge.${whose}`)}</b>
          <span>{reading(whose)}</span>
        </label>
      ))}
    </fieldset>
  );
}
