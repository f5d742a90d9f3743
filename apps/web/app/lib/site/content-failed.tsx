import { useLocation } from 'react-router';
import { useText } from '../i18n.tsx';
import styles from './content-failed.module.css';

interface Props {
  readonly error?: unknown;
}

/** What an answer that brought no content said, if one came (content.tsx). */
interface Refusal {
  readonly status?: number;
  readonly message?: string;
  readonly request_id?: string;
}

/** In place of a section that can't be read: why, and the code to tell support. The retry is a plain link: it works wherever this was drawn. */
export default function ContentFailed({ error }: Props) {
  const text = useText();
  const { pathname } = useLocation();
  const { status, message, request_id: code } = (error ?? {}) as Refusal;
  const otherwise = text(status === 0 ? 'notifications.default.network' : 'notifications.default.server');
  return (
    <section className={styles.failed} role="alert">
      <div>
        <p>{text('common.content.failed')}</p>
        {/* Without a status it is an error of ours, whose words are for developers. */}
        <p>{(status && message) || otherwise}</p>
        {code && <p>{text('notifications.error.code', { code })}</p>}
      </div>
      <a href={pathname} target="_top">
        {text('common.retry')}
      </a>
    </section>
  );
}
