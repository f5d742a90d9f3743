import { FieldRows } from '../../../lib/account/casework/field-rows.tsx';
import type { Remarking } from '../../../lib/account/casework/remarks/use-remarks.ts';
import { useText } from '../../../lib/i18n.tsx';
import type { Review } from '../reviews-query.ts';
import type { FieldWords } from './field-words.ts';

interface Props {
  readonly fields: Review['fields'];
  readonly words: FieldWords;
  readonly remarking: Remarking;
}

const CURRENT_TAX = 'current_tax_type';
const ASKED_TAX = 'activity_form.tax_type';

export function CaseFields({ fields, words, remarking }: Props) {
  const text = useText();
  const current = fields.find(({ path }) => path === CURRENT_TAX)?.value;
  const noteOf = (path: string, value: string) =>
    path === ASKED_TAX && current !== undefined && current !== value
      ? text('reviews.fields.current', { value: words.value(CURRENT_TAX, current) })
      : undefined;
  const rows = fields
    .filter(({ path }) => path !== CURRENT_TAX)
    .map(({ path, value }) => ({
      path,
      label: words.label(path),
      value: words.value(path, value),
      empty: value === '',
      note: noteOf(path, value),
    }));
  return (
    <FieldRows title={text('reviews.fields.title')} rows={rows} remarking={remarking}>
      {fields.length === 0 && <p>{text('reviews.case.gone')}</p>}
    </FieldRows>
  );
}
