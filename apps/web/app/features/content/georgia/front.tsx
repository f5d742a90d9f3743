import { useText } from '../../../lib/i18n.tsx';
import { useSection } from '../../../lib/site/content.tsx';
import { ContentBoundary } from '../../../lib/site/content-boundary.tsx';
import { FaqList } from '../faq/faq-list.tsx';
import { FrontHead } from '../front-head.tsx';
import { AnchorButton } from '../pages/parts/links.tsx';
import { Ticks } from '../pages/parts/lists.tsx';
import { SectionHead } from '../section-head.tsx';
import styles from './front.module.css';
import { Hero } from './hero.tsx';
import { useFigures } from './use-figures.ts';

const STEPS = ['1', '2', '3', '4', '5'] as const;

/** The five steps of Georgia: nothing is paid on the way. On a wide screen they climb. */
function Staircase() {
  const text = useText();
  const figures = useFigures();
  return (
    <section id="steps" className="stack gap-32">
      <SectionHead title={text('georgia.steps.title')} lead={text('georgia.steps.lead')} />
      <ol className={styles.stairs}>
        {STEPS.map((step) => (
          <li key={step}>
            <span aria-hidden="true">{step}</span>
            <div>
              <h3>{text(`georgia.step.${step}.title`)}</h3>
              <p>{text(`georgia.step.${step}.text`, figures)}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className={styles.warning}>
        <strong>{text('georgia.warning.title')}</strong>
        <p>{text('georgia.warning.text', figures)}</p>
      </div>
    </section>
  );
}

const NEEDS = ['area', 'floor', 'through', 'front', 'hours'] as const;

/** Which room will do, before anybody signs a lease. */
function Room() {
  const text = useText();
  const figures = useFigures();
  return (
    <section className={styles.room}>
      <img src="/drawings/points-georgian.svg" alt="" width="240" height="200" loading="lazy" />
      <div className={styles.needs}>
        <h2>{text('georgia.room.title')}</h2>
        <Ticks items={NEEDS.map((need) => text(`georgia.room.${need}`, figures))} />
        <a href="/documents/brandbook-georgia">{text('georgia.room.book')}</a>
      </div>
    </section>
  );
}

/** The Georgian site has questions of its own. */
function GeorgianFaq() {
  const text = useText();
  const { content } = useSection('faq');
  return (
    <section id="faq" className={styles.faq}>
      <SectionHead title={text('georgia.faq.title')} />
      <FaqList kind="georgian" items={content.georgian} />
    </section>
  );
}

/** Two ways on: onto the phone, or straight to the application. */
function Closing() {
  const text = useText();
  return (
    <div className={styles.closing}>
      <section id="open">
        <h2>{text('georgia.close.title')}</h2>
        <p>{text('georgia.close.text')}</p>
        <span data-for="stranger">
          <AnchorButton href="/registration">{text('georgia.hero.start')}</AnchorButton>
        </span>
        <span data-for="member">
          <AnchorButton href="/lk/orders/create">{text('georgia.hero.start')}</AnchorButton>
        </span>
      </section>
      <section data-count="app_download_click">
        <h2>{text('georgia.apps.title')}</h2>
        <p>{text('georgia.apps.text')}</p>
        <AnchorButton href="/apps" look="quiet">
          {text('georgia.apps.link')}
        </AnchorButton>
      </section>
    </div>
  );
}

/** The front page of the Georgian site: a page of its own, not the main one in another language. */
export default function GeorgianFront() {
  const text = useText();
  const figures = useFigures();
  return (
    <div className={styles.front}>
      <FrontHead title={text('georgia.page.title')} description={text('georgia.page.description', figures)} />
      <Hero />
      <Staircase />
      <Room />
      <ContentBoundary>
        <GeorgianFaq />
      </ContentBoundary>
      <Closing />
    </div>
  );
}
