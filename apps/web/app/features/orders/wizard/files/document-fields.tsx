import { FormGroup } from '../../../../components/form/form-group.tsx';
import { OrderUpload } from '../../../../lib/account/files/order-upload.tsx';
import { useText } from '../../../../lib/i18n.tsx';
import type { OrderForm } from '../form/use-order-form.ts';

interface Props {
  readonly form: OrderForm;
  readonly slot: string;
  /** The lease is due by now. */
  readonly all?: boolean;
}

const DOCUMENTS = ['btiDocument', 'leaseDocument'] as const;

/** The plan of the room is needed now; the lease may follow until activation. */
export function DocumentFields({ form, slot, all = false }: Props) {
  const text = useText();
  const labelOf = (type: (typeof DOCUMENTS)[number]): string => {
    const name = text(`orderPage.file.${type}`);
    return type === 'leaseDocument' && !all ? `${name} ${text('forms.optional')}` : name;
  };
  const hintOf = (type: (typeof DOCUMENTS)[number]): string =>
    text(type === 'leaseDocument' && all ? 'activation.lease.hint' : `wizard.document.${type}.hint`);
  return (
    <FormGroup
      title={text('wizard.documents.title')}
      text={text(all ? 'activation.documents.text' : 'wizard.documents.text')}
    >
      {DOCUMENTS.map((type) => (
        <div key={type}>
          <OrderUpload
            form={form}
            slot={slot}
            type={type}
            kind="document"
            label={labelOf(type)}
            hint={hintOf(type)}
          />
        </div>
      ))}
    </FormGroup>
  );
}
