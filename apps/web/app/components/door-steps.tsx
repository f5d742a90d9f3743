import styles from './door-steps.module.css';

interface DoorStep {
  readonly title: string;
  readonly text: string;
}

interface Props {
  readonly steps: readonly DoorStep[];
  readonly direction: 'row' | 'column';
}

/** Numbered steps, each number in a doorway. */
export function DoorSteps({ steps, direction }: Props) {
  return (
    <ol className={styles.steps} data-direction={direction}>
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <span className={styles.door} aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
