import buttons from '../../../components/button.module.css';
import { SectionHead } from '../section-head.tsx';
import styles from './comparison.module.css';
import { CONDITIONS, POINT_KINDS, type PointKind } from './comparison-data.ts';
import { ComparisonTerm } from './comparison-term.tsx';
import { useProgrammeText } from './programme-text.ts';

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
