import { Fragment } from 'react';
import buttons from '../../../components/button.module.css';
import { SectionHead } from '../section-head.tsx';
import styles from './comparison.module.css';
import { CONDITIONS, type Part, POINT_KINDS, type PointKind, type Term } from './comparison-data.ts';
import { useProgrammeText } from './programme-text.ts';

interface ComparisonTermProps {
  readonly kind: PointKind | 'both';
  readonly term: Term;
}

/** What one condition is for one kind of point, or for both. */
function ComparisonTerm({ kind, term: { value, note } }: ComparisonTermProps) {
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

interface Props {
  /** The kind whose own page this is. */
  readonly highlight?: PointKind;
}

/** Both kinds of point side by side; on a phone each condition has a line of its own above the two. */
export default function Comparison({ highlight }: Props) {
  const text = useProgrammeText();
  return (
    <section id="conditions" className={styles.section}>
      <SectionHead title={text('programme.compare.title')} lead={text('programme.compare.lead')} />
      <table className={styles.table} data-highlight={highlight}>
        <caption className="visually-hidden">{text('programme.compare.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{text('programme.compare.condition')}</span>
            </th>
            {POINT_KINDS.map((kind) => (
              <th key={kind} scope="col" data-kind={kind}>
                {text(`programme.kind.${kind}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {CONDITIONS.map(({ id, labelKey, preview, terms }) => (
            <tr key={id}>
              <th scope="row">
                <img src={preview} alt="" width="40" height="40" loading="lazy" />
                {text(labelKey)}
              </th>
              {'value' in terms ? (
                <ComparisonTerm kind="both" term={terms} />
              ) : (
                POINT_KINDS.map((kind) => <ComparisonTerm key={kind} kind={kind} term={terms[kind]} />)
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.next}>
        <a href="/#open" className={buttons.button} data-look="primary">
          {text('programme.compare.open')}
        </a>
        {highlight !== 'simplified' && (
          <a href="/simplified-conditions" className={styles.more}>
            {text('programme.compare.more')}
          </a>
        )}
      </p>
    </section>
  );
}
