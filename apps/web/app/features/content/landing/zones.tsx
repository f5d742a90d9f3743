import { ZONE_KINDS } from '@punkt/domain/zones';
import { SectionHead } from '../section-head.tsx';
import { useProgrammeText } from './programme-text.ts';
import { ZoneLists } from './zone-lists.tsx';
import styles from './zones.module.css';

/** The four kinds of zone: what each gives, in the colours and patterns of the map below. */
export default function Zones() {
  const text = useProgrammeText();
  return (
    <section id="zones" className={styles.zones}>
      <SectionHead title={text('landing.zones.title')} lead={text('landing.zones.lead')} />
      <ul className={styles.kinds}>
        {ZONE_KINDS.map((kind) => (
          <li key={kind}>
            <i className={styles.cell} data-kind={kind} aria-hidden="true" />
            <div>
              <h3>{text(`geo.zone.${kind}`)}</h3>
              <p className={styles.value}>{text(`landing.zone.${kind}.value`)}</p>
              <p className={styles.about}>{text(`landing.zone.${kind}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{text('landing.zones.note')}</p>
      <ZoneLists />
    </section>
  );
}
