import { useText } from '../../lib/i18n.tsx';
import { useObjectUrl } from '../../lib/uploads/previews.ts';
import type { Doubtful, Rejected } from '../../lib/uploads/use-uploads.ts';
import { useMessage } from '../../lib/use-message.ts';
import { Button } from '../button.tsx';
import styles from './upload.module.css';

interface Props {
  readonly files: readonly Rejected[];
  readonly doubtful: readonly Doubtful[];
  readonly onSend: (uuid: string) => void;
  readonly onLeave: (uuid: string) => void;
}

/** Files that were not sent, and why; those that only look bad wait for a word. In the page from the start, so that it is announced. */
export function RejectedFiles({ files, doubtful, onSend, onLeave }: Props) {
  const say = useMessage();
  return (
    <div className={styles.rejected} role="alert">
      {files.map(({ name, problem }) => (
        <p key={name + problem}>
          <b>{name}</b> {say(problem)}
        </p>
      ))}
      {doubtful.map((each) => (
        <DoubtfulFile key={each.uuid} file={each} onSend={onSend} onLeave={onLeave} />
      ))}
    </div>
  );
}

interface DoubtfulProps extends Pick<Props, 'onSend' | 'onLeave'> {
  readonly file: Doubtful;
}

function DoubtfulFile({ file: { uuid, name, file, doubts }, onSend, onLeave }: DoubtfulProps) {
  const text = useText();
  const url = useObjectUrl(file);
  return (
    <div className={styles.doubtful}>
      {url && <img src={url} alt="" />}
      <div>
        <p>
          <b>{name}</b> {doubts.map((doubt) => text(`uploads.doubt.${doubt}`)).join(' ')}
        </p>
        <div className={styles.doubtfulActs}>
          <Button look="quiet" onClick={() => onLeave(uuid)}>
            {text('uploads.doubt.leave')}
          </Button>
          <Button look="quiet" onClick={() => onSend(uuid)}>
            {text('uploads.doubt.send')}
          </Button>
        </div>
      </div>
    </div>
  );
}
