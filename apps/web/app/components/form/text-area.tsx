import styles from './form.module.css';
import { describe, type FieldProps, FormField } from './form-field.tsx';

interface Props extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  /** How long the text is, and whether that is too long or too short. */
  readonly counter?: { readonly text: string; readonly wrong: boolean };
  /** The input takes more than is valid, so that a paste is counted, not cut; without one it takes anything. */
  readonly maxLength?: number;
  /** The language that is written in it, where it is not the page's. */
  readonly lang?: string;
}

/** A text of several lines with a counter below. */
export function TextArea({ value, onChange, onBlur, counter, maxLength, lang, ...field }: Props) {
  return (
    <FormField {...field}>
      <textarea
        className={styles.area}
        rows={3}
        value={value}
        maxLength={maxLength}
        lang={lang}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        {...describe(field)}
        id={field.id}
      />
      {counter && (
        <p className={styles.counter} data-over={counter.wrong || undefined}>
          {counter.text}
        </p>
      )}
    </FormField>
  );
}
