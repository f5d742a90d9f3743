import styles from './parts.module.css';

interface Fact {
  readonly value: string;
  readonly label: string;
}

/** What a reader came for, before any reading: three figures at most. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
