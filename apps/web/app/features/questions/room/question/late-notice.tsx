import { useId } from 'react';
import { Field } from '../../../../components/field.tsx';
import { TextBox } from '../../../../components/text-box.tsx';
import { CaseAlert } from '../../../../lib/account/casework/case-alert.tsx';
import { useText } from '../../../../lib/i18n.tsx';
import styles from './question.module.css';

/** A colleague's answer has gone out; one's own words are not thrown away. */
export function LateNotice({ words }: { readonly words: string }) {
  const text = useText();
  const id = useId();
  return (
    <div className={styles.late}>
      <CaseAlert news>
        <b>{text('questionRoom.late.title')}</b> {words.trim() && text('questionRoom.late.text')}
      </CaseAlert>
      {words.trim() && (
        <Field id={id} label={text('questionRoom.late.draft')}>
          <TextBox id={id} rows={4} readOnly value={words} />
        </Field>
      )}
    </div>
  );
}
