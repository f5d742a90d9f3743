import { CONFERENCE_REMINDER_MINUTES } from '@punkt/domain/content-terms';
import button from '../../../components/button.module.css';
import { CopyIcon } from '../../../components/icons.tsx';
import { copyText } from '../../../lib/copy-text.ts';
import { useLanguage, useText } from '../../../lib/i18n.tsx';
import { notify } from '../../../lib/notifications/store.ts';
import { usePageInfo } from '../../../lib/page-info.ts';
import styles from './conferences.module.css';

/** People forget a page; a calendar reminds them. */
export function Subscribe() {
  const text = useText();
  const { variant, origins } = usePageInfo();
  const path = `/api/v4/conferences.ics?language=${useLanguage()}`;
  const address = (origins?.[variant] ?? location.origin) + path;
  return (
    <aside className={styles.subscribe} aria-labelledby="subscribe">
      <h2 id="subscribe">{text('conferences.subscribe.title')}</h2>
      <p>{text('conferences.subscribe.text', { minutes: CONFERENCE_REMINDER_MINUTES })}</p>
      <a className={button.button} data-look="primary" href={address.replace(/^https?/, 'webcal')}>
        {text('conferences.subscribe.link')}
      </a>
      <a className={button.button} data-look="quiet" href={path} download>
        {text('conferences.subscribe.file')}
      </a>
      {!import.meta.env.SSR && (
        <button type="button" className={styles.copy} onClick={() => void copy(address)}>
          <CopyIcon />
          {text('conferences.subscribe.copy')}
        </button>
      )}
      <p className={styles.hint}>{text('conferences.subscribe.google')}</p>
      <code className={styles.address}>{address}</code>
    </aside>
  );
}

async function copy(value: string): Promise<void> {
  if (await copyText(value))
    notify({ kind: 'success', title: { key: 'conferences.copy.done', params: { value } } });
  else
    notify({
      kind: 'error',
      title: { key: 'notifications.title' },
      text: { key: 'conferences.copy.failed' },
    });
}
