import type { ComponentProps } from 'react';
import styles from './button.module.css';

type Look = 'primary' | 'quiet' | 'danger';

interface Own {
  readonly look?: Look;
  /** Shows that work is under way and refuses a second press, without losing focus as `disabled` would. */
  readonly busy?: boolean;
}

export function Button({ look = 'primary', busy = false, onClick, ...rest }: ComponentProps<'button'> & Own) {
  return (
    <button
      type="button"
      className={styles.button}
      data-look={look}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    />
  );
}
