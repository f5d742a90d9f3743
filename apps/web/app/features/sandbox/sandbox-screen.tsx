import { ButtonLink } from '../../components/button-link.tsx';
import { PageHead } from '../../components/screen-title.tsx';
import { SiteFrame } from '../../components/site-frame.tsx';
import { useText } from '../../lib/i18n.tsx';
import { Accounts } from './accounts.tsx';
import { Clock } from './clock.tsx';
import { Outbox } from './outbox.tsx';
import styles from './sandbox.module.css';

export function SandboxScreen() {
  const text = useText();
  return (
    <SiteFrame
      action={
        <ButtonLink to="/login" look="quiet">
          {text('common.login')}
        </ButtonLink>
      }
    >
      <PageHead title={text('sandbox.page.title')} description={text('sandbox.page.description')} />
      <div className={styles.screen}>
        <header className={styles.head}>
          <h1>{text('sandbox.title')}</h1>
          <p>{text('sandbox.text')}</p>
        </header>
        <Outbox />
        <Clock />
        <Accounts />
      </div>
    </SiteFrame>
  );
}
