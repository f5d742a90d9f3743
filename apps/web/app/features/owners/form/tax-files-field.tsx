import { ENTITY_TYPES } from '@punkt/domain/files';
import { TAX_FILES } from '@punkt/domain/owner-rules';
import { requiresTaxFiles } from '@punkt/domain/tax';
import { FormGroup } from '../../../components/form/form-group.tsx';
import { UploadField } from '../../../components/upload/upload-field.tsx';
import { useText } from '../../../lib/i18n.tsx';
import type { OwnerForm } from './use-owner-form.ts';

interface Props {
  readonly form: OwnerForm;
  readonly slot: string;
}

const WORDS = { done: 'owners.upload.tax.done', failed: 'owners.upload.tax.failed' } as const;

/** Papers that prove a system with VAT; asked for only where there is one. */
export function TaxFilesField({ form, slot }: Props) {
  const text = useText();
  const { tax_type } = form.record.activity_form;
  if (!requiresTaxFiles(tax_type)) return null;
  return (
    <FormGroup title={text('owners.taxfiles.title')}>
      <div data-wide>
        <UploadField
          id="requisites_data-tax_files"
          label={text('owners.taxfiles.label')}
          hint={text('owners.taxfiles.hint')}
          words={WORDS}
          note={form.remarkOf('requisites_data.tax_files')}
          place={{
            slot: `${slot}/tax/${tax_type}`,
            purpose: 'taxDocument',
            entityType: ENTITY_TYPES.document,
            most: TAX_FILES,
          }}
          ids={form.record.requisites_data.tax_files}
          onIds={(change) =>
            form.change((record) => ({
              ...record,
              requisites_data: {
                ...record.requisites_data,
                tax_files: change(record.requisites_data.tax_files),
              },
            }))
          }
          error={form.errorOf('requisites_data.tax_files')}
        />
      </div>
    </FormGroup>
  );
}
