import styles from './skeleton.module.css';

interface Props {
  readonly width?: string;
  readonly height?: string;
}

/** Holds the place of what is still on its way, so that nothing jumps when it comes. */
export function Skeleton({ width = '100%', height = '1em' }: Props) {
  return <span className={styles.skeleton} style={{ width, height }} aria-hidden="true" data-skeleton />;
}
