import type { DocumentType } from '@punkt/domain/countries/document-form';
import type { CountryCode } from '@punkt/domain/country-code';
import { documentTypes } from '@punkt/domain/identity-document';
import { ChoiceField } from '../../../components/form/choice-field.tsx';
import { CountryField } from '../../../components/form/country-field.tsx';
import { FormGroup } from '../../../components/form/form-group.tsx';
import { useText } from '../../../lib/i18n.tsx';

interface Props {
  readonly citizenship: CountryCode;
  readonly type: DocumentType;
  readonly onCitizenship: (code: CountryCode) => void;
  readonly onType: (type: DocumentType) => void;
}

/** Whose citizen, and by which document where there is a choice. */
export function CitizenshipFields({ citizenship, type, onCitizenship, onType }: Props) {
  const text = useText();
  const types = documentTypes(citizenship);
  return (
    <FormGroup>
      <CountryField
        id="passport-citizenship"
        label={text('owners.citizenship')}
        value={citizenship}
        wide
        onChange={onCitizenship}
      />
      {types.length > 1 && (
        <ChoiceField
          id="passport-doc_type"
          label={text('owners.document.type')}
          value={type}
          wide
          options={types.map((each) => ({ value: each, label: text(`owners.document.${each}`) }))}
          onChange={onType}
        />
      )}
    </FormGroup>
  );
}
