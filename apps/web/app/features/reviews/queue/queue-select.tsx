import { ChevronIcon } from '../../../components/icons.tsx';
import styles from './queue-filters.module.css';

interface Props {
  readonly label: string;
  readonly all: string;
  readonly value: string;
  readonly options: ReadonlyArray<readonly [value: string, words: string]>;
  readonly onChange: (value: string) => void;
}

/** The first option says what the list is about, so there is no need for a label to see. */
export const QueueSelect = ({ label, all, value, options, onChange }: Props) => (
  <div className={styles.select} data-on={value !== '' || undefined}>
    <select aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{all}</option>
      {options.map(([each, words]) => (
        <option key={each} value={each}>
          {words}
        </option>
      ))}
    </select>
    <ChevronIcon />
  </div>
);
