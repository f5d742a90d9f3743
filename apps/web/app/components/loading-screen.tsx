import styles from './loading-screen.module.css';
import { Mark } from './mark.tsx';
import { NeedsScript } from './needs-script.tsx';

interface Props {
  readonly words: string;
  /** Said in the place of the words where no script will ever fill the page. */
  readonly needs?: string;
  /** The page behind is ready; the screen is fading. */
  readonly leaving?: boolean;
}

export function LoadingScreen({ words, needs, leaving = false }: Props) {
  return (
    <div className={styles.screen} data-leaving={leaving || undefined} aria-hidden={leaving || undefined}>
      <div className={styles.mark}>
        <Mark size={72} />
      </div>
      <p role={leaving ? undefined : 'status'}>{words}</p>
      {needs && <NeedsScript words={needs} />}
    </div>
  );
}
