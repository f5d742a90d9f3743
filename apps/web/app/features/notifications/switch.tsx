import styles from './preferences.module.css';

interface Props {
  readonly label: string;
  readonly on: boolean;
  readonly busy?: boolean;
  readonly onChange: (on: boolean) => void;
}

/** A checkbox that works at once, drawn as what it is: a switch. */
export function Switch({ label, on, busy = false, onChange }: Props) {
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        aria-label={label}
        aria-busy={busy || undefined}
        checked={on}
        onChange={({ target }) => !busy && onChange(target.checked)}
      />
      <span aria-hidden="true" />
    </label>
  );
}
