import { country } from '@punkt/domain/countries';
import { MINIMUM_PUBLIC_PHOTOS, VIDEO_SECONDS } from '@punkt/domain/files';
import { formatMoney } from '@punkt/domain/money';
import { OPENING_HOURS } from '@punkt/domain/opening-hours';
import { MOVE_TERMS, ORDER_TERMS } from '@punkt/domain/order-terms';
import { POINT_TYPES, type PointType, pointTypeTerms, STANDARD_POINT } from '@punkt/domain/point-type';
import { CEILING_HEIGHT, MINIMUM_STOCK_PERCENT } from '@punkt/domain/premises';
import { CheckField } from '../../../../components/form/check-field.tsx';
import { useLanguage, useText } from '../../../../lib/i18n.tsx';
import type { Wizard } from '../use-wizard.ts';
import styles from './requirements.module.css';

/** What will be needed and what it costs, before the first field. */
export function RequirementsStep({ wizard }: { readonly wizard: Wizard }) {
  const text = useText();
  const { form, agreed, setAgreed } = wizard;
  const { country: code, ex_pickpoint_id } = form.record;
  const move = ex_pickpoint_id !== null;
  const types: readonly PointType[] =
    country(code).flow.choosesPointType && !move ? POINT_TYPES : [STANDARD_POINT];
  return (
    <>
      <div className={styles.types} data-two={types.length > 1 || undefined}>
        {types.map((type) => (
          <TypeTerms key={type} type={type} named={types.length > 1} wizard={wizard} move={move} />
        ))}
      </div>
      <section className={styles.part}>
        <h3>{text('wizard.need.prepare')}</h3>
        <ul>
          <li>{text('wizard.need.address')}</li>
          <li>
            {text('wizard.need.hours', {
              hours: OPENING_HOURS.minimumHours,
              days: OPENING_HOURS.minimumWorkingDays,
            })}
          </li>
          <li>{text('wizard.need.photos', { count: MINIMUM_PUBLIC_PHOTOS })}</li>
          <li>{text('wizard.need.bti')}</li>
          <li>{text('wizard.need.video', { seconds: VIDEO_SECONDS })}</li>
        </ul>
      </section>
      <Terms wizard={wizard} move={move} />
      <CheckField id="agreed" checked={agreed} error={form.errorOf('agreed')} onChange={setAgreed}>
        {text('wizard.need.read')}
      </CheckField>
    </>
  );
}

interface TypeProps {
  readonly type: PointType;
  readonly named: boolean;
  readonly move: boolean;
  readonly wizard: Wizard;
}

function TypeTerms({ type, named, move, wizard }: TypeProps) {
  const text = useText();
  const language = useLanguage();
  const { terms, currency, flow } = country(wizard.form.record.country);
  const { minimumArea, townPopulationLimit: people, tariffPercent } = pointTypeTerms[type];
  const figure = (value: number): string => value.toLocaleString(language);
  const fee = flow.hasPaymentStep && !move ? terms.guaranteeFee?.[type] : undefined;
  return (
    <section className={styles.type}>
      <h3>{text(named ? `wizard.need.${type}` : 'wizard.need.room')}</h3>
      <p className={styles.area}>{text('wizard.need.area', { area: minimumArea })}</p>
      <ul>
        <li>{text('wizard.need.stock', { percent: MINIMUM_STOCK_PERCENT })}</li>
        <li>{text('wizard.need.ceiling', CEILING_HEIGHT)}</li>
        {people !== null && <li>{text('wizard.need.people', { people: figure(people) })}</li>}
        {tariffPercent && (
          <li>
            {text('wizard.need.tariff', { from: figure(tariffPercent.from), to: figure(tariffPercent.to) })}
          </li>
        )}
      </ul>
      {fee !== undefined && (
        <p className={styles.fee}>{text('wizard.need.fee', { fee: formatMoney(fee, currency, language) })}</p>
      )}
    </section>
  );
}

/** Money and deadlines: what happens when, and what it costs not to be in time. */
function Terms({ wizard, move }: { readonly wizard: Wizard; readonly move: boolean }) {
  const text = useText();
  const language = useLanguage();
  const { flow, terms, currency } = country(wizard.form.record.country);
  const { unpaidHours, reworkDays, activationDays, refundAfterApprovalDays } = ORDER_TERMS;
  const paid = flow.hasPaymentStep && !move;
  const fine = terms.falseActivationFine;
  return (
    <section className={styles.part}>
      <h3>{text('wizard.need.terms')}</h3>
      <ul>
        {move && (
          <li>
            {text('wizard.need.move', { metres: MOVE_TERMS.radiusMetres, count: MOVE_TERMS.confirmDays })}
          </li>
        )}
        {paid && <li>{text('wizard.need.pay', { count: unpaidHours })}</li>}
        {paid && <li>{text('wizard.need.back', { refund: refundAfterApprovalDays })}</li>}
        <li>{text('wizard.need.rework', { count: reworkDays })}</li>
        <li>{text(paid ? 'wizard.need.open' : 'wizard.need.open.free', { count: activationDays })}</li>
        {fine !== null && (
          <li>{text('wizard.need.fine', { fine: formatMoney(fine, currency, language) })}</li>
        )}
      </ul>
    </section>
  );
}
