import type { TextKey } from '@punkt/locales/keys';
import { CloseIcon } from '../../components/icons.tsx';
import { useText } from '../i18n.tsx';
import type { StaticNotice } from './static-notices.ts';
import styles from './toaster.module.css';

interface Words {
  readonly about: 'connection' | 'call';
  readonly kind: string;
  readonly words: readonly TextKey[];
}
const WORDS: Record<StaticNotice, Words> = {
  offline: {
    about: 'connection',
    kind: 'warning',
    words: ['notifications.offline', 'notifications.offline.text'],
  },
  online: { about: 'connection', kind: 'success', words: ['notifications.online'] },
  failed: { about: 'call', kind: 'error', words: ['common.failed.load'] },
};

/** The place of a public page's notices, from the start: screen readers announce only what is added to a known one. Server only. */
export function StaticNoticeRegion() {
  const text = useText();
  return (
    <section
      id="notices"
      className={styles.region}
      aria-label={text('notifications.region')}
      aria-live="polite"
    >
      {Object.entries(WORDS).map(
        ([
          name,
          {
            about,
            kind,
            words: [title, more],
          },
        ]) => (
          <template key={name} data-notice={name}>
            <div className={styles.toast} data-about={about} data-kind={kind}>
              <div className={styles.words}>
                <p className={styles.title}>{title && text(title)}</p>
                {more && <p>{text(more)}</p>}
              </div>
              <button type="button" className={styles.close} aria-label={text('common.close')}>
                <CloseIcon />
              </button>
            </div>
          </template>
        ),
      )}
    </section>
  );
}
