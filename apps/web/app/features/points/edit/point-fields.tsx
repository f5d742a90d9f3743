import { ENTITY_TYPES } from '@punkt/domain/files';
import { POINT_FEATURES } from '@punkt/domain/point-features';
import type { PointRecord } from '@punkt/domain/point-record';
import looks from '../../../components/form/choice.module.css';
import { FormGroup } from '../../../components/form/form-group.tsx';
import { NumberField } from '../../../components/form/number-field.tsx';
import { TextArea } from '../../../components/form/text-area.tsx';
import { PhotoFields } from '../../../lib/account/files/photo-fields.tsx';
import type { RecordForm } from '../../../lib/forms/use-record-form.ts';
import { useText } from '../../../lib/i18n.tsx';
import styles from './point-edit.module.css';

interface Props {
  readonly form: RecordForm<PointRecord>;
  readonly slot: string;
}

const COUNTS = ['dressing_rooms_count', 'racks_count', 'cells_count', 'max_cells_count'] as const;

export function PointFields({ form, slot }: Props) {
  const text = useText();
  return (
    <>
      <FormGroup title={text('pointPage.details.title')}>
        <TextArea
          {...form.bind('description')}
          wide
          label={text('pointPage.field.description')}
          hint={text('pointPage.hint.description')}
          maxLength={500}
        />
        <TextArea
          {...form.bind('courier_way')}
          wide
          optional
          label={text('pointPage.field.courier_way')}
          maxLength={500}
        />
        <TextArea
          {...form.bind('alarm_system')}
          wide
          optional
          label={text('pointPage.field.alarm_system')}
          hint={text('pointPage.hint.alarm')}
          maxLength={500}
        />
      </FormGroup>
      <FormGroup title={text('pointPage.room.title')}>
        {COUNTS.map((field) => (
          <NumberField
            key={field}
            {...form.bindNumber(field)}
            whole
            optional={field !== 'dressing_rooms_count'}
            label={text(`pointPage.field.${field}`)}
            hint={text('pointPage.hint.digits')}
          />
        ))}
      </FormGroup>
      <FormGroup title={text('pointPage.features.title')}>
        <div data-wide className={styles.features}>
          {POINT_FEATURES.map((feature) => (
            <label key={feature} className={looks.check}>
              <input
                type="checkbox"
                checked={form.record.features.includes(feature)}
                onChange={({ target }) =>
                  form.change(({ features }) => ({
                    features: POINT_FEATURES.filter((each) =>
                      each === feature ? target.checked : features.includes(each),
                    ),
                  }))
                }
              />
              <span>{text(`pointPage.feature.${feature}`)}</span>
            </label>
          ))}
        </div>
      </FormGroup>
      <PhotoFields
        form={form}
        slot={slot}
        all
        upload={{ purpose: 'pointPhoto', entityType: ENTITY_TYPES.point }}
      />
    </>
  );
}
