import type { Conference } from '@punkt/domain/content-conferences';
import { Icon } from '../../../components/icons.tsx';
import { useText } from '../../../lib/i18n.tsx';
import styles from './meetings.module.css';

interface Props {
  readonly conference: Conference;
}

export function JoinLink({ conference: { link, title } }: Props) {
  const text = useText();
  return <Outside href={link} label={text('conferences.join')} of={text('conferences.of', { title })} />;
}

export function RecordingLink({ conference: { linkToVideo, title } }: Props) {
  const text = useText();
  const of = text('conferences.ofRecording', { title });
  return <Outside href={linkToVideo} label={text('conferences.recording')} of={of} />;
}

interface OutsideProps {
  readonly href: string;
  readonly label: string;
  /** Which conference: a list repeats the same words. */
  readonly of: string;
}

/** A conference is joined and watched elsewhere, beside our page. */
function Outside({ href, label, of }: OutsideProps) {
  const text = useText();
  return (
    <a className={styles.link} href={href} target="_blank" rel="noopener" data-count="conference_click">
      {label}
      <span className="visually-hidden">
        {' '}
        {of} ({text('conferences.newTab')})
      </span>
      <Icon>
        <path d="M7 17 17 7M8 7h9v9" />
      </Icon>
    </a>
  );
}
