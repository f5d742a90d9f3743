import { useText } from '../lib/i18n.tsx';
import { usePageInfo } from '../lib/page-info.ts';
import styles from './sandbox-ribbon.module.css';

/** Nobody should take a trial installation for the real one. */
export function SandboxRibbon() {
  const text = useText();
  if (!usePageInfo().sandbox) return null;
  return (
    <section className={styles.ribbon} aria-labelledby="sandbox-ribbon">
      <span id="sandbox-ribbon">{text('common.sandbox.ribbon')}</span>
      <a href="/sandbox">{text('common.sandbox.link')}</a>
    </section>
  );
}
