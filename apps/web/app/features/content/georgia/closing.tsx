import { useText } from '../../../lib/i18n.tsx';
import { AnchorButton } from '../pages/guides/anchor-button.tsx';
import styles from './closing.module.css';

/** Two ways on: onto the phone, or straight to the application. */
export function Closing() {
  const text = useText();
  return (
    <div className={styles.closing}>
      <section id="open">
        <h2>{text('georgia.close.title')}</h2>
        <p>{text('georgia.close.text')}</p>
        <span data-for="stranger">
          <AnchorButton href="/registration">{text('georgia.hero.start')}</AnchorButton>
        </span>
        <span data-for="member">
          <AnchorButton href="/lk/orders/create">{text('georgia.hero.start')}</AnchorButton>
        </span>
      </section>
      <section data-count="app_download_click">
        <h2>{text('georgia.apps.title')}</h2>
        <p>{text('georgia.apps.text')}</p>
        <AnchorButton href="/apps" look="quiet">
          {text('georgia.apps.link')}
        </AnchorButton>
      </section>
    </div>
  );
}
