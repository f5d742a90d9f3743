import { ButtonLink } from '../../components/button.tsx';
import { DoorSteps } from '../../components/door-steps.tsx';
import { ForwardIcon } from '../../components/icons.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { SiteFrame } from '../../components/site-frame.tsx';
import { useText } from '../../lib/i18n.tsx';
import { usePageInfo } from '../../lib/page-info.ts';
import styles from './home-screen.module.css';

const STEPS = ['1', '2', '3', '4'] as const;

export function HomeScreen() {
  const text = useText();
  const { variant } = usePageInfo();
  const georgian = variant === 'georgian';
  const steps = STEPS.map((step) => ({
    title: text(`content.step.${step}.title`),
    text: text(`content.step.${step}.text`),
  }));
  return (
    <SiteFrame
      action={
        <ButtonLink to="/login" look="quiet">
          {text('common.login')}
        </ButtonLink>
      }
    >
      <PageHead title={text('content.page.title')} description={text('content.page.description')} />
      <section className={styles.hero}>
        <div className={styles.words}>
          <h1>{text(georgian ? 'content.hero.title.georgian' : 'content.hero.title')}</h1>
          <p className={styles.lead}>{text(georgian ? 'content.hero.text.georgian' : 'content.hero.text')}</p>
          <div className={styles.action}>
            <ButtonLink to="/login">
              {text('content.hero.action')}
              <ForwardIcon />
            </ButtonLink>
            <span>{text('content.hero.note')}</span>
          </div>
        </div>
        <img
          className={styles.street}
          src={`/drawings/street-${variant}-day.svg`}
          alt=""
          width="640"
          height="480"
          fetchPriority="high"
        />
      </section>
      <section className={styles.steps}>
        <h2>{text('content.steps.title')}</h2>
        <DoorSteps steps={steps} direction="row" />
        <p className={styles.soon}>{text('content.soon')}</p>
      </section>
    </SiteFrame>
  );
}
