import {
  EARNING_BOUNDS,
  type EarningPlan,
  earningsOf,
  firstPlan,
  incomeIn,
  NETWORK_AVERAGES,
  SUPPORT_KINDS,
  type SupportKind,
  TOWN_SIZES,
  type TownSize,
  townSizeOf,
} from '@punkt/domain/earnings';
import { programmeFigures } from '@punkt/domain/programme-figures';
import { useEffect, useId, useState } from 'react';
import { useLanguage, useText } from '../../../lib/i18n.tsx';
import { type ChosenPlace, useChosenPlace } from './chosen-place.ts';
import styles from './earnings.module.css';
import { EarningsResult } from './earnings-result.tsx';

const TOWNS = Object.keys(TOWN_SIZES) as TownSize[];
const FIRST = { town: 'million', area: 40 } as const;
const ASSUMED = [
  'averageOrder',
  'tariff',
  'workingDays',
  'wages',
  'otherCosts',
  'tax',
  'repair',
  'equipment',
  'emptyMonths',
  'growthMonths',
] as const;
const HINTED: readonly string[] = ['wages', 'tax'];
const MINOR = 100;

/** What the chosen place says of itself; the visitor's own figures weigh more. */
function fromMap(chosen: ChosenPlace): Partial<EarningPlan> {
  if (chosen.status !== 'known' || chosen.info.state !== 'free' || chosen.info.country !== 'RU') return {};
  const { tariffs, subsidies } = chosen.info;
  const income = subsidies.find(({ subsidyType }) => subsidyType === 'guaranteedIncome');
  const support: SupportKind = income ? 'income' : subsidies.length > 0 ? 'single' : 'none';
  return {
    ...(tariffs[0] && { tariff: tariffs[0].percent }),
    support,
    ...(income?.subsidy && { supportAmount: income.subsidy / MINOR }),
  };
}

function usePlan() {
  const chosen = useChosenPlace();
  const [place, setPlace] = useState<{ town: TownSize; area: number }>(FIRST);
  const [own, setOwn] = useState<Partial<EarningPlan>>({});
  const known = chosen.status === 'known' ? chosen.info : null;
  // Another place, other terms: what was typed for the last one would hide them.
  useEffect(() => {
    const { population } = known ?? {};
    if (population) setPlace(({ area }) => ({ area, town: townSizeOf(population) }));
    if (known) setOwn(({ tariff: _tariff, support: _support, supportAmount: _amount, ...rest }) => rest);
  }, [known]);
  const told = fromMap(chosen);
  const base = { ...firstPlan(place.town, place.area), ...told };
  const simplified = place.town === 'village';
  const kind = simplified ? 'none' : (own.support ?? base.support);
  const usual = kind === 'income' ? (told.supportAmount ?? incomeIn(place.town)) : 0;
  const plan: EarningPlan = { ...base, supportAmount: usual, ...own, support: kind };
  return {
    place,
    plan,
    simplified,
    address: Object.keys(told).length > 0 ? known?.fullAddress : undefined,
    move: (change: Partial<typeof place>) => setPlace({ ...place, ...change }),
    set: (change: Partial<EarningPlan>) => setOwn({ ...own, ...change }),
    support: (kind: SupportKind) =>
      setOwn(({ supportAmount: _amount, ...rest }) => ({ ...rest, support: kind })),
    reset: () => {
      setPlace(FIRST);
      setOwn({});
    },
  };
}

/** An honest calculator: every figure it uses can be seen and changed, and the answer may be that it does not pay. */
export default function Earnings() {
  const text = useText();
  const id = useId();
  const { months } = programmeFigures(useLanguage());
  const { place, plan, simplified, address, move, set, support, reset } = usePlan();
  const figure = (name: keyof typeof EARNING_BOUNDS & keyof EarningPlan, label: string, hint?: string) => (
    <FigureField
      key={name}
      {...{ name, label, hint }}
      value={plan[name]}
      onChange={(value) => set({ [name]: value })}
    />
  );
  return (
    <section id="earnings" className={styles.section} aria-labelledby={`${id}title`}>
      <header>
        <h2 id={`${id}title`}>{text('earnings.title')}</h2>
        <p className={styles.lead}>{text('earnings.lead')}</p>
      </header>
      <form className={styles.form} method="dialog" aria-label={text('earnings.form')}>
        <p className={styles.map} role="status">
          {address && text('earnings.fromMap', { address })}
        </p>
        <div className={styles.field}>
          <label htmlFor={`${id}town`}>{text('earnings.town')}</label>
          <select
            id={`${id}town`}
            value={place.town}
            onChange={({ target }) => move({ town: target.value as TownSize })}
          >
            {TOWNS.map((town) => (
              <option key={town} value={town}>
                {text(`earnings.town.${town}`)}
              </option>
            ))}
          </select>
        </div>
        <FigureField
          name="area"
          label={text('earnings.area')}
          value={place.area}
          onChange={(area) => move({ area })}
        />
        {figure('rent', text('earnings.rent'))}
        {figure(
          'ordersPerDay',
          text('earnings.ordersPerDay'),
          text('earnings.ordersPerDay.hint', { average: NETWORK_AVERAGES.ordersPerDay }),
        )}
        <div className={styles.field}>
          <label htmlFor={`${id}support`}>{text('earnings.support')}</label>
          <select
            id={`${id}support`}
            value={plan.support}
            disabled={simplified}
            aria-describedby={`${id}hint`}
            onChange={({ target }) => support(target.value as SupportKind)}
          >
            {SUPPORT_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {text(`earnings.support.${kind}`, { months })}
              </option>
            ))}
          </select>
          <small id={`${id}hint`}>
            {text(simplified ? 'earnings.support.village' : 'earnings.support.hint')}
          </small>
        </div>
        {plan.support !== 'none' && figure('supportAmount', text(`earnings.supportAmount.${plan.support}`))}
        <details className={styles.assumptions}>
          <summary>{text('earnings.assumptions')}</summary>
          <p>{text('earnings.assumptions.text')}</p>
          <div className={styles.assumed}>
            {ASSUMED.map((name) =>
              figure(
                name,
                text(`earnings.${name}`),
                HINTED.includes(name) ? text(`earnings.${name as 'wages' | 'tax'}.hint`) : undefined,
              ),
            )}
          </div>
          <button type="button" className={styles.reset} onClick={reset}>
            {text('earnings.reset')}
          </button>
        </details>
      </form>
      <EarningsResult plan={plan} earnings={earningsOf(plan)} simplified={simplified} />
    </section>
  );
}

interface FigureProps {
  readonly name: keyof typeof EARNING_BOUNDS;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** What is half typed stays as it is; the plan keeps the last figure that makes sense. */
function FigureField({ name, label, hint, value, onChange }: FigureProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const { min, max, step } = EARNING_BOUNDS[name];
  const type = (shown: string) => {
    setTyped(shown);
    const read = Number(shown);
    if (shown.trim() !== '' && read >= min && read <= max) onChange(read);
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="number"
        inputMode={step < 1 ? 'decimal' : 'numeric'}
        {...{ min, max }}
        step={step < 1 ? step : 'any'}
        value={typed ?? value}
        aria-describedby={hint && `${id}hint`}
        onChange={({ target }) => type(target.value)}
        onBlur={() => setTyped(undefined)}
      />
      {hint && <small id={`${id}hint`}>{hint}</small>}
    </div>
  );
}
