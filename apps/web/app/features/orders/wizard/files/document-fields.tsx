import { FormGroup } from '../../../../components/form/form-group.tsx';
import { useText } from '../../../../lib/i18n.tsx';
import type { OrderForm } from '../form/use-order-form.ts';
import { OrderUpload } from './order-upload.tsx';

interface Props {
  readonly form: OrderForm;
  readonly slot: string;
}

const DOCUMENTS = ['btiDocument', 'leaseDocument'] as const;

/** The plan of the room is needed now; the lease may follow until activation. */
export function DocumentFields({ form, slot }: Props) {
  const text = useText();
  const labelOf = (type: (typeof DOCUMENTS)[number]): string => {
    const name = text(`orderPage.file.${type}`);
    return type === 'leaseDocument' ? `${name} ${text('owners.optional')}` : name;
  };
  return (
    <FormGroup title={text('wizard.documents.title')} text={text('wizard.documents.text')}>
      {DOCUMENTS.map((type) => (
        <div key={type} data-wide>
          <OrderUpload
            form={form}
            slot={slot}
            type={type}
            kind="document"
            label={labelOf(type)}
            hint={text(`wizard.document.${type}.hint`)}
          />
        </div>
      ))}
    </FormGroup>
  );
}
