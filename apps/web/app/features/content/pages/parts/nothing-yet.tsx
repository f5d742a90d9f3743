import { ForwardIcon } from '../../../../components/icons.tsx';
import { AskManager } from './ask-manager.tsx';
import { InternalLink } from './links.tsx';
import styles from './parts.module.css';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly link: string;
  /** Without one, a manager is asked. */
  readonly href?: string;
}

/** An editor may take every entry away: the page then says what to do meanwhile. */
export function NothingYet({ title, text, link, href }: Props) {
  return (
    <div className={styles.nothing}>
      <h3>{title}</h3>
      <p>{text}</p>
      {href ? (
        <InternalLink href={href}>{link}</InternalLink>
      ) : (
        <AskManager className={styles.link}>
          {link}
          <ForwardIcon />
        </AskManager>
      )}
    </div>
  );
}
