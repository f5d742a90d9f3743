import { useLanguage, useText } from '../../../lib/i18n.tsx';
import styles from './figures.module.css';
import { programmeFigureList } from './figures-values.ts';

/** How large the programme is: a number, its size in words, and of what. */
export default function Figures() {
  const text = useText();
  const figures = programmeFigureList(useLanguage());
  return (
    <section className={styles.figures}>
      <h2>{text('landing.figures.title')}</h2>
      <dl>
        {figures.map(({ name, number, size }) => (
          <div key={name}>
            <dt>
              {text(`landing.figures.${name}`)}
              {name === 'payback' && (
                <>
                  . <a href="#earnings">{text('landing.figures.own')}</a>
                </>
              )}
            </dt>
            <dd>
              {number}
              {size && <span> {text(`landing.figures.size.${size.word}`, { count: size.count })}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
