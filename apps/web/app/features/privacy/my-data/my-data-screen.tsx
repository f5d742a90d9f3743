import IconDownload from 'icon:download';
import { wireRequest } from '@punkt/contract/request';
import { Button } from '../../../components/button.tsx';
import { ScreenTitle } from '../../../components/screen-title.tsx';
import { useDownload } from '../../../lib/account/use-download.ts';
import { useText } from '../../../lib/i18n.tsx';
import { EraseSection } from './erase-section.tsx';
import styles from './my-data.module.css';

const KILO = 1024;

function ExportSection() {
  const text = useText();
  const { state, start, stop } = useDownload();
  const request = wireRequest('GET /api/v4/privacy/export', {});
  const size = (bytes: number): string =>
    bytes < KILO * KILO
      ? text('myData.size.kilobytes', { count: Math.ceil(bytes / KILO) })
      : text('myData.size.megabytes', { count: (bytes / KILO / KILO).toFixed(1) });
  return (
    <section aria-labelledby="export" className={styles.section}>
      <h2 id="export">{text('myData.export.title')}</h2>
      <p>{text('myData.export.text')}</p>
      <div className="row cluster gap-8">
        <Button
          busy={state.step === 'busy'}
          onClick={() =>
            void start({ request, name: 'punkt', ending: 'zip', failed: 'myData.export.failed' })
          }
        >
          <IconDownload size={20} stroke={1.75} />
          {text('myData.export.button')}
        </Button>
        {state.step === 'busy' && (
          <Button look="quiet" onClick={stop}>
            {text('myData.export.stop')}
          </Button>
        )}
        <p role="status" className={styles.progress}>
          {state.step === 'busy' && text('myData.export.progress', { size: size(state.bytes) })}
          {state.step === 'done' && text('myData.export.done', { size: size(state.bytes) })}
        </p>
      </div>
      <p className={styles.note}>
        {text('myData.export.warning')} {text('myData.export.note')}
      </p>
    </section>
  );
}

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
