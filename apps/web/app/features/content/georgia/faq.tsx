import { useText } from '../../../lib/i18n.tsx';
import { useSection } from '../../../lib/site/content.tsx';
import { FaqList } from '../faq/faq-list.tsx';
import { SectionHead } from '../section-head.tsx';
import styles from './faq.module.css';

/** The Georgian site has questions of its own. */
export function GeorgianFaq() {
  const text = useText();
  const { content } = useSection('faq');
  return (
    <section id="faq" className={styles.faq}>
      <SectionHead title={text('georgia.faq.title')} />
      <FaqList kind="georgian" items={content.georgian} />
    </section>
  );
}
