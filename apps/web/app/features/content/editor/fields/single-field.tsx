import { type ContentPlace, type FieldValue, isWords, pathOf } from '@punkt/domain/content-document';
import type { ContentField, ContentLabel } from '@punkt/domain/content-table';
import { COUNTRY_CODES } from '@punkt/domain/country-code';
import { memo } from 'react';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { useText } from '../../../../lib/i18n.tsx';
import { useEditorStore } from '../state/editor-store.ts';
import { ImageField } from './image-field.tsx';
import { MomentField } from './moment-field.tsx';
import { useProblem } from './use-problems.ts';
import { WordsField } from './words-field.tsx';

interface Props {
  readonly place: ContentPlace;
  readonly field: ContentField;
  readonly value: FieldValue;
}

const TARGETS = ['_blank', '_self'] as const;

/** Any field of the content, by its kind. */
export const AnyField = memo(
  ({ place, field, value }: Props) =>
    isWords(value) ? (
      <WordsField place={place} field={field} value={value} />
    ) : (
      <SingleField place={place} field={field} value={value} />
    ),
  // A place is made anew at each drawing, and always names the same field here.
  (before, after) => before.value === after.value && before.field === after.field,
);

/** What is the same in all languages. */
function SingleField({ place, field, value }: Props) {
  const text = useText();
  const store = useEditorStore();
  const path = pathOf(place);
  const write = (next: FieldValue) => store.setValue(place, next);
  const shared = {
    id: path,
    label: text(`contentFields.${field.label as ContentLabel}`),
    error: useProblem(path),
    optional: !field.required,
    onBlur: () => store.leave(path),
  };
  const words = String(value ?? '');
  if (field.kind === 'country')
    return (
      <SelectField
        {...shared}
        value={words}
        options={COUNTRY_CODES.map((code) => ({ value: code, label: text(`countries.${code}`) }))}
        onChange={write}
      />
    );
  if (field.kind === 'target')
    return (
      <SelectField
        {...shared}
        optional={false}
        value={words}
        options={TARGETS.map((target) => ({ value: target, label: text(`editor.target.${target}`) }))}
        onChange={write}
      />
    );
  if (field.kind === 'image') return <ImageField {...shared} value={words} onChange={write} />;
  if (field.kind === 'instant') return <MomentField {...shared} value={words} onChange={write} />;
  if (field.kind === 'amount')
    return (
      <TextField
        {...shared}
        value={words}
        inputMode="numeric"
        figures
        parse={(shown) => shown.replace(/\D/g, '')}
        onChange={(digits) => write(digits === '' ? null : Number(digits))}
      />
    );
  const inputMode = field.kind === 'link' ? 'url' : field.kind === 'email' ? 'email' : 'text';
  return <TextField {...shared} value={words} inputMode={inputMode} onChange={write} />;
}
