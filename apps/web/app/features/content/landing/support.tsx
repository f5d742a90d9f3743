import { programmeFigures } from '@punkt/domain/programme-figures';
import type { TextKey } from '../../../lib/i18n.tsx';
import { useLanguage } from '../../../lib/i18n.tsx';
import { SectionHead } from '../section-head.tsx';
import { WithArrow } from '../with-arrow.tsx';
import { useProgrammeText } from './programme-text.ts';
import styles from './support.module.css';

interface Card {
  readonly id: 'money' | 'sign' | 'kit' | 'training';
  readonly title: TextKey;
  readonly link: string;
  /** A place of this page, or another page of the site. */
  readonly linkType: 'place' | 'page';
}

const MONEY: Card = { id: 'money', title: 'programme.support.money', link: '#zones', linkType: 'place' };
const GIVEN: readonly Card[] = [
  { id: 'sign', title: 'programme.support.sign', link: '/signboard', linkType: 'page' },
  { id: 'kit', title: 'programme.support.kit', link: '/elock', linkType: 'page' },
  { id: 'training', title: 'programme.support.training', link: '/conferences', linkType: 'page' },
];

/** Money first and largest: it is what decides. */
export default function Support() {
  const text = useProgrammeText();
  const { capitals, elsewhere } = programmeFigures(useLanguage());
  return (
    <section id="support" className={styles.section}>
      <SectionHead title={text('programme.support.title')} lead={text('programme.support.lead')} />
      <div className={styles.cards}>
        <SupportCard card={MONEY}>
          <dl className={styles.sums}>
            <div>
              <dt>{text('programme.support.money.capitals')}</dt>
              <dd>{capitals}</dd>
            </div>
            <div>
              <dt>{text('programme.support.money.elsewhere')}</dt>
              <dd>{elsewhere}</dd>
            </div>
          </dl>
        </SupportCard>
        {GIVEN.map((card) => (
          <SupportCard key={card.id} card={card} />
        ))}
      </div>
    </section>
  );
}

function SupportCard({ card, children }: { readonly card: Card; readonly children?: React.ReactNode }) {
  const text = useProgrammeText();
  const { id, title, link, linkType } = card;
  return (
    <article className={styles.card} data-id={id}>
      <img src={`/drawings/programme-${id}.svg`} alt="" width="160" height="120" loading="lazy" />
      <div className={styles.words}>
        <h3>{text(title)}</h3>
        {children}
        <p>{text(`programme.support.${id}.text`)}</p>
        <a href={link} data-type={linkType}>
          <WithArrow words={text(`programme.support.${id}.link`)} />
        </a>
      </div>
    </article>
  );
}
