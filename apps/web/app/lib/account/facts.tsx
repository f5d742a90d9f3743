import { useText } from '../i18n.tsx';
import styles from './facts.module.css';

export interface Fact {
  readonly label: string;
  readonly value: string;
  /** Sentences take the whole line. */
  readonly wide?: boolean;
}

/** What is known about a record, a name over each value. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  const text = useText();
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value, wide }) => (
        <div key={label} data-wide={wide || undefined}>
          <dt>{label}</dt>
          <dd data-empty={value === '' || undefined}>{value || text('orderPage.data.empty')}</dd>
        </div>
      ))}
    </dl>
  );
}
