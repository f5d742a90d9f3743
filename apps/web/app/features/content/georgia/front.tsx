import { useText } from '../../../lib/i18n.tsx';
import { ContentBoundary } from '../../../lib/site/content-boundary.tsx';
import { FrontHead } from '../front-head.tsx';
import { Closing } from './closing.tsx';
import { GeorgianFaq } from './faq.tsx';
import styles from './front.module.css';
import { Hero } from './hero.tsx';
import { Room } from './room.tsx';
import { Staircase } from './staircase.tsx';
import { useFigures } from './use-figures.ts';

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
