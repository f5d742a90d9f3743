import styles from './parts.module.css';

interface Pair {
  readonly name: string;
  readonly text: string;
}

/** Two columns that belong together: what and who, trouble and cure. One below the other on a phone. */
export function Pairs({ pairs }: { readonly pairs: readonly Pair[] }) {
  return (
    <dl className={styles.pairs}>
      {pairs.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
