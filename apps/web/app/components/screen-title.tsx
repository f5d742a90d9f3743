import { useText } from '../lib/i18n.tsx';
import styles from './screen-title.module.css';

interface Props {
  readonly title: string;
  readonly description: string;
}

/** React lifts these into the head, on the server and in the browser alike, so a screen can word them by itself. */
export function PageHead({ title, description }: Props) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
    </>
  );
}

interface ScreenProps {
  readonly title: string;
  /** What it is about, where the heading alone does not say it: tabs beside each other are told apart by it. */
  readonly of?: string | undefined;
}

/** Where am I: the heading of a signed-in screen and the title of its tab. */
export function ScreenTitle({ title, of }: ScreenProps) {
  const text = useText();
  return (
    <>
      <PageHead
        title={text('shell.page.title', { section: of ? `${title} · ${of}` : title })}
        description={text('shell.page.description')}
      />
      <h1 className={styles.title}>{title}</h1>
    </>
  );
}
