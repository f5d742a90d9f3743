import styles from './saved-line.module.css';

interface Props {
  readonly state: string;
  readonly children: string;
}

/** Where what was typed is kept by now. */
export const SavedLine = ({ state, children }: Props) => (
  <p className={styles.save} data-state={state} role="status">
    {children}
  </p>
);
