import { useText } from '../../lib/i18n.tsx';
import { errorId, FieldError } from '../field.tsx';
import looks from './choice.module.css';
import styles from './form.module.css';
import type { FieldProps } from './form-field.tsx';
import type { Option } from './select-field.tsx';

interface Props<Value extends string> extends Omit<FieldProps, 'note'> {
  /** Anything else means that nothing is chosen yet. */
  readonly value: string;
  readonly options: readonly Option<Value>[];
  readonly onChange: (value: Value) => void;
  /** Words short enough to stand side by side even on a phone. */
  readonly narrow?: boolean;
}

/** A few choices that are all in sight. */
export function ChoiceField<Value extends string>(props: Props<Value>) {
  const { id, label, error, hint, optional, wide, value, options, onChange, narrow } = props;
  const text = useText();
  return (
    <fieldset
      className={styles.field}
      data-wide={wide || undefined}
      aria-describedby={errorId(id)}
      data-invalid={error ? true : undefined}
    >
      <legend>
        {label}
        {optional && <span className={styles.optional}> {text('forms.optional')}</span>}
      </legend>
      <div className={looks.choices} data-narrow={narrow || undefined}>
        {options.map((option, index) => (
          <label key={option.value} className={looks.choice}>
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              name={id}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              data-problem={error && index === 0 ? true : undefined}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
      {hint && <p className={styles.hint}>{hint}</p>}
    </fieldset>
  );
}
