import { useText } from '../../lib/i18n.tsx';
import styles from './code-help.module.css';

/** Stands where a video will be: a phone on which the message slides in. */
export function CodeHelpDrawing() {
  const text = useText();
  return (
    <div className={styles.drawing} aria-hidden="true">
      <div className={styles.phone}>
        <div className={styles.message}>
          <b>PUNKT</b>
          <span>{text('auth.help.sample')}</span>
          <strong>123 456</strong>
        </div>
        <div className={styles.boxes}>
          {[...'123456'].map((digit) => (
            <i key={digit}>{digit}</i>
          ))}
        </div>
      </div>
    </div>
  );
}
