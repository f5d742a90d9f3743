import IconCheck from 'icon:check';
import IconX from 'icon:x';
import { useText } from '../../../lib/i18n.tsx';
import type { Application } from './application.ts';
import styles from './requirements.module.css';

const NAMES = [
  'area',
  'stock',
  'ceiling',
  'timetable',
  'photos',
  'documents',
  'video',
  'country',
  'cameras',
  'lock',
  'signboard',
  'gln',
  'fine',
] as const;

/** One that has no words yet is shown by its name: a new rule must not hide. */
export function useRequirementName(): (name: string) => string {
  const text = useText();
  return (name) => {
    const known = NAMES.find((one) => one === name);
    return known ? text(`reviewApplication.requirement.${known}`) : name;
  };
}

/** What the rules found; what fails stands first. */
export function Requirements({ requirements }: Pick<Application, 'requirements'>) {
  const text = useText();
  const nameOf = useRequirementName();
  const sorted = [...requirements].sort((one, other) => Number(one.ok) - Number(other.ok));
  return (
    <section aria-labelledby="requirements" className={styles.section}>
      <h2 id="requirements">{text('reviewApplication.requirements.title')}</h2>
      <ul>
        {sorted.map(({ name, ok }) => (
          <li key={name} data-ok={ok}>
            {ok ? <IconCheck size={18} /> : <IconX size={18} />}
            {nameOf(name)}
            <span className="visually-hidden">
              : {text(ok ? 'reviewApplication.requirement.ok' : 'reviewApplication.requirement.no')}
            </span>
          </li>
        ))}
      </ul>
      <p>{text('reviewApplication.requirements.text')}</p>
    </section>
  );
}
