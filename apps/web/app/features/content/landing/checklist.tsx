import buttons from '../../../components/button.module.css';
import { type TextKey, useLanguage } from '../../../lib/i18n.tsx';
import { SectionHead } from '../section-head.tsx';
import styles from './checklist.module.css';
import { useProgrammeText } from './programme-text.ts';

/** The parts of the paper, and of each the line that a landlord is least likely to mention. */
const INSIDE = {
  room: 'programme.checklist.room.3',
  door: 'programme.checklist.door.1',
  work: 'programme.checklist.work.2',
  papers: 'programme.checklist.papers.1',
  money: 'programme.checklist.money.1',
} as const satisfies Record<string, TextKey>;
const PARTS = ['room', 'door', 'work', 'papers', 'money'] as const;

export default function Checklist() {
  const text = useProgrammeText();
  const language = useLanguage();
  return (
    <section id="checklist" className={styles.section}>
      <SectionHead title={text('programme.checklist.title')} lead={text('programme.checklist.lead')}>
        <p className={styles.get}>
          <a
            href={`/documents/checklist-${language}.pdf`}
            download
            type="application/pdf"
            className={buttons.button}
            data-look="primary"
            data-count="checklist_downloaded"
          >
            {text('programme.checklist.download')}
          </a>
          <span>{text('programme.checklist.format')}</span>
        </p>
      </SectionHead>
      <div className={styles.paper}>
        <h3>{text('programme.checklist.inside')}</h3>
        <dl>
          {PARTS.map((part) => (
            <div key={part}>
              <dt>{text(`programme.checklist.${part}`)}</dt>
              <dd>{text(INSIDE[part])}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
