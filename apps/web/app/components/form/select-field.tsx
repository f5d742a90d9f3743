import type { ReactNode } from 'react';
import { ChevronIcon } from '../icons.tsx';
import styles from './form.module.css';
import { describe, type FieldProps, FormField } from './form-field.tsx';

export interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

interface Props<Value extends string> extends FieldProps {
  readonly value: Value;
  readonly options: readonly Option<Value>[];
  readonly onChange: (value: Value) => void;
  readonly autoComplete?: string;
  /** A sign before the text: the flag of a country. */
  readonly sign?: ReactNode;
}

/** The browser's own list: it opens as a wheel on a phone, and every assistive technology knows it. */
export function SelectField<Value extends string>(props: Props<Value>) {
  const { id, value, options, onChange, autoComplete, sign, ...field } = props;
  const change = (chosen: string) => {
    const option = options.find((each) => each.value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <FormField id={id} {...field}>
      <div className={styles.select} data-sign={sign ? true : undefined}>
        {sign}
        <select
          id={id}
          value={value}
          autoComplete={autoComplete}
          onChange={(event) => change(event.target.value)}
          {...describe(props)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronIcon />
      </div>
    </FormField>
  );
}
