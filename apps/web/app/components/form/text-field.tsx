import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import styles from './form.module.css';
import { describe, type FieldProps, FormField } from './form-field.tsx';

type Native = Pick<
  ComponentProps<'input'>,
  'inputMode' | 'autoComplete' | 'placeholder' | 'type' | 'maxLength' | 'readOnly' | 'lang'
>;

interface Props extends FieldProps, Native {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  /** Of a date: figures that are no day of the calendar, or not yet. The browser calls them empty and says so here alone. */
  readonly onUnreadable?: (unreadable: boolean) => void;
  /** How the value is shown, and how what was typed is kept: masks, capitals, digits alone. */
  readonly format?: (value: string) => string;
  readonly parse?: (shown: string) => string;
  /** Figures line up and are easier to compare with paper. */
  readonly figures?: boolean;
}

const same = (value: string): string => value;

export function TextField({
  value,
  onChange,
  onBlur,
  onUnreadable,
  format = same,
  parse = same,
  figures,
  label,
  note,
  optional,
  wide,
  error,
  hint,
  id,
  ...native
}: Props) {
  const { ref, change } = useCaret((shown) => format(parse(shown)));
  return (
    <FormField {...{ id, label, error, hint, note, optional, wide }}>
      <input
        ref={ref}
        id={id}
        className={styles.input}
        data-figures={figures || undefined}
        value={format(value)}
        onChange={(event) => {
          change(event.target);
          onUnreadable?.(event.target.validity.badInput);
          onChange(parse(event.target.value));
        }}
        // Half a date changes no value, so no other event tells of it.
        onKeyUp={onUnreadable && (({ currentTarget }) => onUnreadable(currentTarget.validity.badInput))}
        onBlur={onBlur}
        spellCheck={false}
        {...describe({ id, error, hint })}
        {...native}
      />
    </FormField>
  );
}

/** A field that rewrites what is typed throws the caret to its end; put it back behind the same characters. */
function useCaret(rewrite: (shown: string) => string) {
  const ref = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (caret.current === undefined || document.activeElement !== ref.current) return;
    ref.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });
  const change = (input: HTMLInputElement) => {
    const at = input.selectionStart;
    // E-mail inputs do not tell; they do not rewrite either.
    if (at === null || rewrite(input.value) === input.value) return;
    caret.current = rewrite(input.value.slice(0, at)).length;
  };
  return { ref, change };
}
