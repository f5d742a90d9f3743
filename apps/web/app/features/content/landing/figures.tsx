import { digitsOf } from '@punkt/domain/money';
import { PROGRAMME_FIGURES } from '@punkt/domain/programme-figures';
import { useLanguage, useText } from '../../../lib/i18n.tsx';
import styles from './figures.module.css';

interface Figure {
  readonly name: 'points' | 'turnover' | 'orders' | 'payback';
  readonly number: string;
  /** The word behind the number, set smaller; null where the number is written out. */
  readonly size: { readonly word: 'billion' | 'trillion'; readonly count: number } | null;
}

const SIZES = [
  { word: 'trillion', of: 1_000_000_000_000 },
  { word: 'billion', of: 1_000_000_000 },
] as const;

/** 4 500 000 000 is «4,5» and «миллиарда». The words are ours: not every browser knows them in Georgian. */
export function inWords(value: number, language: string): Pick<Figure, 'number' | 'size'> {
  const size = SIZES.find(({ of }) => value >= of);
  const count = size ? value / size.of : value;
  const number = new Intl.NumberFormat(digitsOf(language), { maximumFractionDigits: 1 }).format(count);
  return { number, size: size ? { word: size.word, count } : null };
}

export function programmeFigureList(language: string): readonly Figure[] {
  const { pickupPoints, turnoverRubles, ordersPerYear, paybackMonths } = PROGRAMME_FIGURES;
  return [
    { name: 'points', ...inWords(pickupPoints, language) },
    { name: 'turnover', ...inWords(turnoverRubles, language) },
    { name: 'orders', ...inWords(ordersPerYear, language) },
    { name: 'payback', number: `${paybackMonths.from}–${paybackMonths.to}`, size: null },
  ];
}

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
