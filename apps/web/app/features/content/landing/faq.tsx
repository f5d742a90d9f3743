import type { FaqItem } from '@punkt/domain/content';
import { FAQ_SHOWN } from '@punkt/domain/content-terms';
import { ChevronIcon } from '../../../components/icons.tsx';
import { useLanguage, useText } from '../../../lib/i18n.tsx';
import { useSection } from '../../../lib/site/content.tsx';
import styles from './faq.module.css';
import { FaqEntry } from './faq-entry.tsx';

const KINDS = ['standard', 'simplified'] as const;
type Kind = (typeof KINDS)[number];

/** Which kind is shown and what is unfolded is the browser's own business: nothing here needs a script. */
export default function Faq() {
  const text = useText();
  const language = useLanguage();
  const { title, content } = useSection('faq');
  return (
    <section id="faq" className={styles.faq}>
      <header className={styles.head}>
        {/* Published in Russian, as the answers are. */}
        <h2>{language === 'ru' ? title : text('site.nav.faq')}</h2>
        <p>{text('programme.faq.lead')}</p>
        <fieldset className={styles.kinds}>
          <legend className="visually-hidden">{text('programme.faq.kind')}</legend>
          {KINDS.map((kind) => (
            <label key={kind}>
              <input type="radio" name="faq-kind" value={kind} defaultChecked={kind === 'standard'} />
              <span>{text(`programme.kind.${kind}`)}</span>
            </label>
          ))}
        </fieldset>
      </header>
      {KINDS.map((kind) => (
        <FaqList key={kind} kind={kind} items={content[kind]} />
      ))}
    </section>
  );
}

/** The button stays where it was pressed, and the rest unfolds below it. */
function FaqList({ kind, items }: { readonly kind: Kind; readonly items: readonly FaqItem[] }) {
  const text = useText();
  const entries = items.map((item) => <FaqEntry key={item.index} kind={kind} item={item} />);
  const more = entries.slice(FAQ_SHOWN);
  return (
    <div className={styles.list} data-kind={kind}>
      <h3 className="visually-hidden">{text(`programme.kind.${kind}`)}</h3>
      {entries.slice(0, FAQ_SHOWN)}
      {more.length > 0 && (
        <details className={styles.all}>
          <summary>
            <ChevronIcon />
            <span data-when="closed">{text('programme.faq.all')}</span>
            <span data-when="open">{text('programme.faq.fewer')}</span>
          </summary>
          {more}
        </details>
      )}
    </div>
  );
}
