import { RU_PROGRAMME } from '@punkt/domain/countries/ru-programme';
import type { EarningPlan, Earnings } from '@punkt/domain/earnings';
import { digitsOf, formatMoney } from '@punkt/domain/money';
import { PROGRAMME_FIGURES, programmeFigures } from '@punkt/domain/programme-figures';
import { useLanguage, useText } from '../../../lib/i18n.tsx';
import styles from './earnings.module.css';

interface Props {
  readonly plan: EarningPlan;
  readonly earnings: Earnings;
  readonly simplified: boolean;
}

const { currency } = RU_PROGRAMME;
const MINOR = 100;

/** The two figures that decide, and below them what they are made of. */
export function EarningsResult({ plan, earnings, simplified }: Props) {
  const text = useText();
  const language = useLanguage();
  const money = (rubles: number) =>
    formatMoney(Math.round(rubles) * MINOR, currency, language).replace('-', '−');
  const { standardFee, simplifiedFee, activationDays } = programmeFigures(language);
  const { start, first, usual, paybackMonths } = earnings;
  const losing = usual.result < 0 || undefined;
  const percent = plan.tariff.toLocaleString(digitsOf(language));
  const lines = [
    [text('earnings.line.turnover'), money(usual.turnover)],
    [text('earnings.line.reward', { percent }), money(usual.reward)],
    [text('earnings.line.costs'), money(-usual.costs)],
    [text('earnings.line.tax'), money(-usual.tax)],
    [text('earnings.line.result'), money(usual.result)],
  ] as const;
  return (
    <div className={styles.result}>
      <h3>{text('earnings.result')}</h3>
      <dl className={styles.main} aria-live="polite">
        <div>
          <dt>{text('earnings.result.month')}</dt>
          <dd data-losing={losing}>{money(usual.result)}</dd>
        </div>
        <div>
          <dt>{text('earnings.result.payback')}</dt>
          <dd data-losing={losing}>
            {paybackMonths === null
              ? text('earnings.result.never')
              : text('earnings.result.months', { count: paybackMonths })}
          </dd>
        </div>
      </dl>
      {losing && <p className={styles.loss}>{text('earnings.result.loss')}</p>}
      <dl className={styles.lines}>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>
            {first.support > 0
              ? text('earnings.line.firstSupport', { support: money(first.support) })
              : text('earnings.line.first')}
          </dt>
          <dd>{money(first.result)}</dd>
        </div>
        <div>
          <dt>{text('earnings.line.start')}</dt>
          <dd>{money(start)}</dd>
        </div>
      </dl>
      <p>
        {text('earnings.fee', { fee: simplified ? simplifiedFee : standardFee, days: activationDays })}{' '}
        {text('earnings.note', PROGRAMME_FIGURES.paybackMonths)}
      </p>
    </div>
  );
}
