import { country } from '@punkt/domain/countries';
import type { Coordinates } from '@punkt/domain/countries/country';
import { digitsOf, formatMoney } from '@punkt/domain/money';
import { ORDER_TERMS } from '@punkt/domain/order-terms';
import { PLACE_TERMS } from '@punkt/domain/places';
import buttons from '../../../components/button.module.css';
import { Button } from '../../../components/button.tsx';
import { useLanguage, useText } from '../../../lib/i18n.tsx';
import type { ChosenPlace, PlaceInfo } from './chosen-place.ts';
import styles from './zone-map.module.css';
import zones from './zones.module.css';

interface Props {
  readonly chosen: ChosenPlace;
  readonly onChoose: (place: Coordinates) => void;
}

/** What somebody with a room in mind must know before the lease is signed. */
export function PlaceAnswer({ chosen, onChoose }: Props) {
  const text = useText();
  if (chosen.status === 'none' || chosen.status === 'asking')
    return <p className={styles.small}>{text('finder.asking')}</p>;
  if (chosen.status === 'failed')
    return (
      <div className={styles.answer}>
        <p className={styles.sorry}>{text('finder.failed')}</p>
        <Button look="quiet" onClick={() => onChoose(chosen.at)}>
          {text('common.retry')}
        </Button>
      </div>
    );
  const { info } = chosen;
  return (
    <div className={styles.answer}>
      <h4>{info.fullAddress || text('finder.address.unknown')}</h4>
      {info.state === 'free' ? <Terms info={info} /> : <Refusal info={info} onChoose={onChoose} />}
      <Nearby points={info.points} />
      {info.state === 'free' && <Onward />}
    </div>
  );
}

/** The same day so many months later; what the month lacks is its last day. */
function monthsFromNow(months: number): string {
  const now = new Date();
  const last = new Date(now.getFullYear(), now.getMonth() + months + 1, 0);
  last.setDate(Math.min(now.getDate(), last.getDate()));
  return new Intl.DateTimeFormat('ru-RU').format(last);
}

function Terms({ info: { zone, subsidies, tariffs, country: code } }: { readonly info: PlaceInfo }) {
  const text = useText();
  const language = useLanguage();
  const { currency } = country(code ?? 'RU');
  const money = (minor: number | null) => formatMoney(minor ?? 0, currency, language);
  const income = subsidies.find(({ subsidyType }) => subsidyType === 'guaranteedIncome');
  const single = subsidies.find(({ subsidyType }) => subsidyType === 'single');
  return (
    <dl className={styles.terms}>
      <dt>{text('finder.zone')}</dt>
      <dd className={styles.zone}>
        <i className={zones.cell} data-kind={zone} aria-hidden="true" />
        {text(`geo.zone.${zone}`)}
      </dd>
      <dt>{text('finder.pays')}</dt>
      <dd>
        {income && (
          <>
            <strong>
              {text('finder.pays.income', { amount: money(income.subsidy), months: income.months ?? 0 })}
            </strong>{' '}
            {text('finder.pays.until', { date: monthsFromNow(income.months ?? 0) })}{' '}
          </>
        )}
        {single &&
          text(income ? 'finder.pays.or' : 'finder.pays.single', { turnover: money(single.turnover) })}
        {subsidies.length === 0 && text('finder.pays.none')}
      </dd>
      <dt>{text('finder.tariff')}</dt>
      {tariffs.map(({ typePoint, percent, area }) => (
        <dd key={typePoint}>
          <strong>
            {text('finder.tariff.line', { percent: percent.toLocaleString(digitsOf(language)) })}
          </strong>
          , {text(`finder.tariff.${typePoint}`, { area })}
        </dd>
      ))}
    </dl>
  );
}

function Refusal({
  info: { state, free },
  onChoose,
}: Pick<Props, 'onChoose'> & { readonly info: PlaceInfo }) {
  const text = useText();
  if (state === 'free') return null;
  return (
    <>
      <div className={styles.sorry}>
        <strong>{text(`finder.${state}.title`)}</strong>
        <p>{text(`finder.${state}.text`, { hours: ORDER_TERMS.unpaidHours })}</p>
      </div>
      {free ? (
        <>
          <p>
            {text('finder.free', {
              address: free.fullAddress || text('finder.address.unknown'),
              metres: free.metres,
            })}{' '}
            {text(`geo.zone.${free.zone}`)}.
          </p>
          <Button onClick={() => onChoose({ latitude: free.latitude, longitude: free.longitude })}>
            {text('finder.free.go')}
          </Button>
        </>
      ) : (
        state !== 'outside' && <p>{text('finder.free.none')}</p>
      )}
    </>
  );
}

function Nearby({ points }: Pick<PlaceInfo, 'points'>) {
  const text = useText();
  const language = useLanguage();
  const metresIn = (metres: number) => metres.toLocaleString(digitsOf(language));
  return (
    <section className={styles.near}>
      <h5>{text('finder.near')}</h5>
      {points.length === 0 && <p>{text('finder.near.none', { metres: metresIn(PLACE_TERMS.nearMetres) })}</p>}
      <ul>
        {points.map(({ address, metres }) => (
          <li key={`${address} ${metres}`}>
            <span>{address}</span>
            <b>{text('finder.near.away', { metres: metresIn(metres) })}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** On to the application, or to the log-in form that leads there. */
function Onward() {
  const text = useText();
  return (
    <>
      <div className={styles.onward}>
        <a href="#open" className={buttons.button} data-look="primary" data-for="stranger">
          {text('landing.map.open')}
        </a>
        <a href="/lk/orders/create" className={buttons.button} data-look="primary" data-for="member">
          {text('landing.map.open')}
        </a>
        <a href="#earnings" className={buttons.button} data-look="quiet">
          {text('finder.earn')}
        </a>
      </div>
      <p className={styles.small} data-for="stranger">
        {text('landing.map.kept')}
      </p>
    </>
  );
}
