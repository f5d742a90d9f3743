import { useState } from 'react';
import { useText } from '../../../lib/i18n.tsx';
import { reasonsFor } from '../remarks/reasons.ts';
import { RemarkEditor } from '../remarks/remark-editor.tsx';
import { RemarkFlag } from '../remarks/remark-flag.tsx';
import type { Remarks } from '../remarks/use-remarks.ts';
import type { Review } from '../reviews-query.ts';
import styles from './case-fields.module.css';
import type { FieldWords } from './field-words.ts';

interface Props {
  readonly fields: Review['fields'];
  readonly words: FieldWords;
  readonly remarks: Remarks;
  readonly mayRemark: boolean;
}

const CURRENT_TAX = 'current_tax_type';
const ASKED_TAX = 'activity_form.tax_type';

export function CaseFields({ fields, words, remarks, mayRemark }: Props) {
  const text = useText();
  const [editing, setEditing] = useState<string | null>(null);
  const current = fields.find(({ path }) => path === CURRENT_TAX)?.value;
  const shown = fields.filter(({ path }) => path !== CURRENT_TAX);
  return (
    <section aria-labelledby="fields" className={styles.section}>
      <h2 id="fields">{text('reviews.fields.title')}</h2>
      {fields.length === 0 && <p>{text('reviews.case.gone')}</p>}
      <dl className={styles.fields}>
        {shown.map(({ path, value }) => (
          <div key={path} data-flagged={remarks.of(path) !== undefined || undefined}>
            <dt>{words.label(path)}</dt>
            <dd data-empty={value === '' || undefined}>
              {words.value(path, value)}
              {path === ASKED_TAX && current !== undefined && current !== value && (
                <small>{text('reviews.fields.current', { value: words.value(CURRENT_TAX, current) })}</small>
              )}
            </dd>
            {mayRemark && (
              <dd className={styles.flag}>
                <RemarkFlag
                  field={words.label(path)}
                  on={remarks.of(path) !== undefined}
                  open={editing === path}
                  onClick={() => setEditing(editing === path ? null : path)}
                />
              </dd>
            )}
            {mayRemark && editing === path && (
              <dd className={styles.editor}>
                <RemarkEditor
                  initial={remarks.of(path) ?? ''}
                  reasons={reasonsFor(path).map((reason) => text(`reviews.reason.${reason}`))}
                  onSave={(message) => {
                    remarks.set(path, message);
                    setEditing(null);
                  }}
                  onCancel={() => setEditing(null)}
                />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}
