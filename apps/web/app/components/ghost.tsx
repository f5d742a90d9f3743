import styles from './ghost.module.css';

interface Props {
  readonly width?: string;
  readonly height?: string;
}

/** Holds the place of what is still on its way, so that nothing jumps when it comes. */
export function Ghost({ width = '100%', height = '1em' }: Props) {
  return <span className={styles.ghost} style={{ width, height }} aria-hidden="true" />;
}
