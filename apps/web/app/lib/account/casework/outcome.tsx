import { type ReactNode, useEffect, useRef } from 'react';
import { ButtonLink } from '../../../components/button-link.tsx';
import type { Tone } from './mark.tsx';
import styles from './outcome.module.css';

interface NextCase {
  readonly to: string;
  /** The queue's search, so that the way back leads to where one was. */
  readonly queue: string;
  readonly label: string;
  readonly text: string;
}

interface Props {
  readonly tone: Tone;
  readonly title: string;
  /** `null`: nothing is left; `undefined`: not known yet. */
  readonly next: NextCase | null | undefined;
  readonly none: string;
  readonly children: ReactNode;
}

/** What was decided, and the way on. The next case is offered, not opened: opening it is a reading of somebody's data. */
export function Outcome({ tone, title, next, none, children }: Props) {
  const region = useRef<HTMLElement>(null);
  // After a decision the button that had the focus is gone; the outcome is the next thing to read.
  useEffect(() => region.current?.focus({ preventScroll: true }), []);
  return (
    <section ref={region} tabIndex={-1} className={styles.outcome} data-tone={tone}>
      <div className={styles.words}>
        <h2>{title}</h2>
        {children}
      </div>
      <div className={styles.next}>
        {next && (
          <>
            <ButtonLink to={next.to} state={{ queue: next.queue }}>
              {next.label}
            </ButtonLink>
            <p>{next.text}</p>
          </>
        )}
        {next === null && <p>{none}</p>}
      </div>
    </section>
  );
}

interface RemarksProps {
  readonly label: string;
  readonly remarks: ReadonlyArray<{ readonly path: string; readonly message: string }>;
  readonly nameOf: (path: string) => string;
}

/** Remarks as they were sent. */
export const SentRemarks = ({ label, remarks, nameOf }: RemarksProps) =>
  remarks.length > 0 && (
    <ul aria-label={label}>
      {remarks.map(({ path, message }) => (
        <li key={`${path} ${message}`}>
          <b>{nameOf(path)}:</b> {message}
        </li>
      ))}
    </ul>
  );
