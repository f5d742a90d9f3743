import { useText } from '../../../lib/i18n.tsx';
import styles from './hero.module.css';
import { useFigures } from './use-figures.ts';

export function Hero() {
  const text = useText();
  const figures = useFigures();
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1>{text('georgia.hero.title')}</h1>
        <p>{text('georgia.hero.text', figures)}</p>
        <div className={styles.actions}>
          <a className={styles.start} href="/registration" data-for="stranger">
            {text('georgia.hero.start')}
          </a>
          <a className={styles.start} href="/lk/orders/create" data-for="member">
            {text('georgia.hero.start')}
          </a>
          <a className={styles.login} href="/login" data-for="stranger">
            {text('georgia.hero.login')}
          </a>
          <a className={styles.login} href="/lk" data-for="member">
            {text('site.action.profile')}
          </a>
        </div>
        <p className={styles.note}>{text('georgia.hero.note')}</p>
      </div>
      <img
        className={styles.house}
        src="/drawings/georgia-balcony.svg"
        alt=""
        width="560"
        height="460"
        fetchPriority="high"
      />
      <Facts />
    </section>
  );
}

function Facts() {
  const text = useText();
  const { fee, area, activation, turnover } = useFigures();
  const facts = [
    { value: fee, label: text('georgia.fact.fee') },
    { value: text('georgia.fact.area.value', { area }), label: text('georgia.fact.area') },
    { value: text('georgia.fact.days.value', { count: activation }), label: text('georgia.fact.days') },
    { value: turnover, label: text('georgia.fact.turnover') },
  ];
  return (
    <div className={styles.facts}>
      <h2 className="visually-hidden">{text('georgia.facts.title')}</h2>
      <dl>
        {facts.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
