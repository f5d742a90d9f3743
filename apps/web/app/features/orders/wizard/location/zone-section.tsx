import { country } from '@punkt/domain/countries';
import { formatMoney } from '@punkt/domain/money';
import { asksSubsidy } from '@punkt/domain/order-rules';
import type { SubsidyType } from '@punkt/domain/subsidy';
import { ChoiceField } from '../../../../components/form/choice-field.tsx';
import { FormGroup } from '../../../../components/form/form-group.tsx';
import { useLanguage, useText } from '../../../../lib/i18n.tsx';
import type { OrderForm } from '../form/use-order-form.ts';
import type { SubsidyInfo } from './geo-queries.ts';
import styles from './location.module.css';
import type { Surroundings } from './use-surroundings.ts';

interface Props {
  readonly form: OrderForm;
  readonly surroundings: Surroundings;
}

/** What the zone of the pin means for this application, before anything is paid. */
export function ZoneSection({ form, surroundings }: Props) {
  const text = useText();
  const { facts, subsidy, busy } = surroundings;
  if (form.record.latitude === null || form.record.longitude === null) return null;
  const info = facts.subsidy;
  return (
    <FormGroup title={text('wizard.zone.title')}>
      <div data-wide className={styles.zone}>
        <p className={styles.kind} data-kind={info?.zone} role="status">
          {info
            ? text(`geo.zone.${info.zone}`)
            : text(subsidy.error && !busy ? 'wizard.zone.failed' : 'wizard.zone.busy')}
        </p>
        {info && <ZoneWords info={info} move={form.record.ex_pickpoint_id !== null} />}
      </div>
      {info && <SubsidyField form={form} info={info} />}
    </FormGroup>
  );
}

function ZoneWords({ info, move }: { readonly info: SubsidyInfo; readonly move: boolean }) {
  const text = useText();
  if (info.own) return <p>{text('wizard.zone.own')}</p>;
  if (info.taken) return <p className={styles.refused}>{text('wizard.zone.taken')}</p>;
  if (info.zone === 'grey') return <p className={styles.refused}>{text('wizard.zone.closed')}</p>;
  return (
    <p>
      {text(
        move ? 'wizard.zone.move' : info.subsidies.length > 0 ? 'wizard.zone.choose' : 'wizard.zone.plain',
      )}
    </p>
  );
}

function SubsidyField({ form, info }: { readonly form: OrderForm; readonly info: SubsidyInfo }) {
  const text = useText();
  const language = useLanguage();
  const { record } = form;
  const kinds = info.subsidies.map(({ subsidyType }) => subsidyType);
  if (!asksSubsidy(record, { subsidies: kinds })) return null;
  const { currency } = country(record.country);
  const money = (amount: number | null) => (amount === null ? '' : formatMoney(amount, currency, language));
  const options = info.subsidies.map(({ subsidyType, subsidy, months, turnover }) => ({
    value: subsidyType,
    label: text(`wizard.subsidy.${subsidyType}`, {
      amount: money(subsidy),
      turnover: money(turnover),
      count: months ?? 0,
    }),
  }));
  return (
    <ChoiceField<SubsidyType>
      id="subsidy_hex_type"
      wide
      label={text('orderPage.field.subsidy_hex_type')}
      error={form.errorOf('subsidy_hex_type')}
      hint={form.remarkOf('subsidy_hex_type')}
      value={record.subsidy_hex_type ?? ''}
      options={[...options, { value: 'none', label: text('wizard.subsidy.none') }]}
      onChange={(subsidy_hex_type) => form.change({ subsidy_hex_type })}
    />
  );
}
