import { useText } from '../../../lib/i18n.tsx';
import { useSection } from '../../../lib/site/content.tsx';
import { ContentBoundary } from '../../../lib/site/content-boundary.tsx';
import { FaqList } from '../faq/faq-list.tsx';
import { SectionHead } from '../section-head.tsx';
import styles from './faq.module.css';

const KINDS = ['standard', 'simplified'] as const;

export default function Faq() {
  return (
    <ContentBoundary>
      <Questions />
    </ContentBoundary>
  );
}

/** Which kind is shown and what is unfolded is the browser's own business: nothing here needs a script. */
function Questions() {
  const text = useText();
  const { title, content } = useSection('faq');
  return (
    <section id="faq" className={styles.faq}>
      <SectionHead title={title} lead={text('programme.faq.lead')}>
        <fieldset className={styles.kinds}>
          <legend className="visually-hidden">{text('programme.faq.kind')}</legend>
          {KINDS.map((kind) => (
            <label key={kind}>
              <input type="radio" name="faq-kind" value={kind} defaultChecked={kind === 'standard'} />
              <span>{text(`programme.kind.${kind}`)}</span>
            </label>
          ))}
        </fieldset>
      </SectionHead>
      {KINDS.map((kind) => (
        <FaqList key={kind} kind={kind} items={content[kind]} title={text(`programme.kind.${kind}`)} />
      ))}
      <p id="ask" className={styles.ask}>
        {text('programme.faq.unanswered')}{' '}
        <button type="button" data-ask>
          {text('programme.faq.ask')}
        </button>
      </p>
    </section>
  );
}
