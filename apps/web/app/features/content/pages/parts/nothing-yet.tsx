import { ForwardIcon } from '../../../../components/icons.tsx';
import styles from './parts.module.css';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly link: string;
  readonly href: string;
}

/** An editor may take every entry away: the page then says what to do meanwhile. */
export function NothingYet({ title, text, link, href }: Props) {
  return (
    <div className={styles.nothing}>
      <h3>{title}</h3>
      <p>{text}</p>
      <a className={styles.link} href={href}>
        {link}
        <ForwardIcon />
      </a>
    </div>
  );
}
