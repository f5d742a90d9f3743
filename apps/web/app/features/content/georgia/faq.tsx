import { useLanguage, useText } from '../../../lib/i18n.tsx';
import { useSection } from '../../../lib/site/content.tsx';
import { FaqList } from '../pages/guides/faq-list.tsx';
import styles from './faq.module.css';

/** What is published for Georgia is written in Georgian. */
export function GeorgianFaq() {
  const text = useText();
  const foreign = useLanguage() !== 'ka';
  const { content } = useSection('faq');
  return (
    <section id="faq" className={styles.faq}>
      <header>
        <h2>{text('georgia.faq.title')}</h2>
        {foreign && <p>{text('georgia.faq.own')}</p>}
      </header>
      <FaqList kind="georgian" items={content.georgian} all={text('georgia.faq.all')} written="ka" />
    </section>
  );
}
