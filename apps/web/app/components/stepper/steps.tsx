import type { FormEvent, ReactNode, RefObject } from 'react';
import { useText } from '../../lib/i18n.tsx';
import { Icon, TickIcon } from '../icons.tsx';
import styles from './steps.module.css';

interface Step {
  readonly title: string;
  /** One line of what a finished step says. */
  readonly summary: string;
  /** Something there still wants doing. */
  readonly note?: string | undefined;
}

interface Props {
  readonly label: string;
  readonly steps: readonly Step[];
  readonly current: number;
  /** Back to a step that is done; without it there is no way back. */
  readonly onOpen?: ((at: number) => void) | undefined;
  /** What is behind the door that is open. */
  readonly children: ReactNode;
}

const EditIcon = () => (
  <Icon>
    <path d="M4 20h4L18.5 9.5a2.8 2.8 0 0 0-4-4L4 16v4M13.5 6.5l4 4" />
  </Icon>
);

const titleId = (at: number): string => `step-${at + 1}`;

/** Doors under one another; the one that is open shows what is behind it. */
export function Steps({ label, steps, current, onOpen, children }: Props) {
  const text = useText();
  return (
    <ol className="column" aria-label={label}>
      {steps.map(({ title, summary, note }, at) => {
        const done = at < current;
        return (
          <li
            key={title}
            className={styles.step}
            data-state={done ? 'done' : at === current ? 'current' : 'ahead'}
            aria-current={at === current ? 'step' : undefined}
          >
            <div className={styles.head}>
              <span className={styles.door} aria-hidden="true">
                {done && !note ? <TickIcon /> : at + 1}
              </span>
              <div className={styles.words}>
                <h2 id={titleId(at)} tabIndex={-1}>
                  <span className="visually-hidden">
                    {text('forms.step.number', { step: at + 1, count: steps.length })}{' '}
                  </span>
                  {title}
                </h2>
                {done && <p>{summary}</p>}
                {note && <p className={styles.note}>{note}</p>}
              </div>
              {done && onOpen && (
                <button type="button" className={styles.edit} onClick={() => onOpen(at)}>
                  <EditIcon />
                  <span>
                    {text('forms.step.edit')}
                    <span className="visually-hidden">: {title}</span>
                  </span>
                </button>
              )}
            </div>
            {at === current && children}
          </li>
        );
      })}
    </ol>
  );
}

interface BodyProps {
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly at: number;
  readonly onSubmit: (event: FormEvent) => void;
  readonly children: ReactNode;
}

/** The form of a step. */
export function StepBody({ formRef, at, onSubmit, children }: BodyProps) {
  return (
    <form ref={formRef} className={styles.form} onSubmit={onSubmit} noValidate aria-labelledby={titleId(at)}>
      {children}
    </form>
  );
}

/** A step that brings forms of its own. */
export const StepCard = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.form}>{children}</div>
);

export const StepButtons = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.buttons}>{children}</div>
);
