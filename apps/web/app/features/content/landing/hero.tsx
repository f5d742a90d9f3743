import buttons from '../../../components/button.module.css';
import { ForwardIcon } from '../../../components/icons.tsx';
import styles from './hero.module.css';
import { useProgrammeText } from './programme-text.ts';

/** What somebody with a rented room asks first: what it costs, what comes back, who helps, and how long they have. */
const FACTS = ['fee', 'income', 'free', 'term'] as const;

export default function Hero() {
  const text = useProgrammeText();
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1>{text('landing.hero.title')}</h1>
        <p className={styles.lead}>{text('landing.hero.lead')}</p>
        <div className={styles.actions}>
          <a href="#open" className={buttons.button} data-look="primary" data-for="stranger">
            {text('landing.hero.action')}
            <ForwardIcon />
          </a>
          <a href="/lk/orders/create" className={buttons.button} data-look="primary" data-for="member">
            {text('landing.hero.action')}
            <ForwardIcon />
          </a>
          <a href="#zones" className={buttons.button} data-look="quiet">
            {text('landing.hero.zones')}
          </a>
        </div>
      </div>
      <img
        className={styles.room}
        src="/drawings/landing-hero.svg"
        alt=""
        width="720"
        height="560"
        fetchPriority="high"
      />
      <dl className={styles.facts} aria-label={text('landing.hero.facts')}>
        {FACTS.map((fact) => (
          <div key={fact}>
            <dt>{text(`landing.fact.${fact}.name`)}</dt>
            <dd className={styles.value}>{text(`landing.fact.${fact}.value`)}</dd>
            <dd className={styles.about}>{text(`landing.fact.${fact}.text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
