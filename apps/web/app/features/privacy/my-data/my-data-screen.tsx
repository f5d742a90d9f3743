import { ScreenTitle } from '../../../components/screen-title.tsx';
import { useText } from '../../../lib/i18n.tsx';
import { EraseSection } from './erase-section.tsx';
import { ExportSection } from './export-section.tsx';
import styles from './my-data.module.css';

const KEPT = ['account', 'company', 'document', 'signatures', 'reviews', 'employment', 'journal'] as const;

export function MyDataScreen() {
  const text = useText();
  return (
    <>
      <ScreenTitle title={text('myData.title')} />
      <p className={styles.lead}>{text('myData.lead')}</p>
      <section aria-labelledby="kept" className={styles.section}>
        <h2 id="kept">{text('myData.kept.title')}</h2>
        <dl className={styles.kept}>
          {KEPT.map((item) => (
            <div key={item}>
              <dt>{text(`myData.kept.${item}`)}</dt>
              <dd>{text(`myData.kept.${item}.why`)}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.note}>
          <a href="/privacy-policy">{text('myData.policy')}</a>
        </p>
      </section>
      <ExportSection />
      <EraseSection />
    </>
  );
}
