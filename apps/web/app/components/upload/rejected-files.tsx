import type { Rejected } from '../../lib/uploads/use-uploads.ts';
import { useMessage } from '../../lib/use-message.ts';
import styles from './upload.module.css';

/** Files that were not sent, and why. In the page from the start, so that it is announced. */
export function RejectedFiles({ files }: { readonly files: readonly Rejected[] }) {
  const say = useMessage();
  return (
    <div className={styles.rejected} role="alert">
      {files.map(({ name, problem }) => (
        <p key={name + problem}>
          <b>{name}</b> {say(problem)}
        </p>
      ))}
    </div>
  );
}
