import { useText } from '../../../lib/i18n.tsx';
import styles from './changes.module.css';
import { diff, linesOf } from './diff.ts';

interface Props {
  readonly before: string;
  readonly after: string;
}

export function Changes({ before, after }: Props) {
  const text = useText();
  const changes = diff(linesOf(before), linesOf(after)).map((change, index) => ({ change, key: index }));
  if (changes.every(({ change }) => change.kind === 'same'))
    return <p className={styles.none}>{text('publishing.changes.none')}</p>;
  return (
    <ol className={styles.changes}>
      {changes.map(({ change, key }) =>
        change.kind === 'same' ? (
          <li key={key} className={styles.same}>
            {text('publishing.changes.same', { count: change.count })}
          </li>
        ) : (
          <li key={key} data-kind={change.kind}>
            <span className="visually-hidden">{text(`publishing.changes.${change.kind}`)}: </span>
            {change.kind === 'added' ? <ins>{change.line}</ins> : <del>{change.line}</del>}
          </li>
        ),
      )}
    </ol>
  );
}
