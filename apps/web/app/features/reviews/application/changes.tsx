import IconCheck from 'icon:check';
import IconMinus from 'icon:minus';
import type { FileType } from '@punkt/domain/files';
import { type FieldRow, Was } from '../../../lib/account/casework/field-rows.tsx';
import { usePlaceName } from '../../../lib/account/order-fields.ts';
import { useText } from '../../../lib/i18n.tsx';
import type { Application } from './application.ts';
import styles from './changes.module.css';

type EntryFile = Application['photos'][number];
type FileChange = 'added' | 'removed' | 'replaced' | 'public';

const filesOf = ({ photos, videos, documents }: Pick<Application, 'photos' | 'videos' | 'documents'>) => [
  ...photos,
  ...videos,
  ...documents,
];

/** Files of the round before that are gone: what took their place is held against them. */
export function replacedFiles(application: Application): readonly EntryFile[] {
  const now = new Set(filesOf(application).map(({ url }) => url));
  return application.earlier ? filesOf(application.earlier).filter(({ url }) => !now.has(url)) : [];
}

/** What became of the files of each place since the round before; places where nothing changed are left out. */
export function fileChanges(application: Application): ReadonlyMap<FileType, FileChange> {
  const changes = new Map<FileType, FileChange>();
  if (!application.earlier) return changes;
  const [before, now] = [filesOf(application.earlier), filesOf(application)];
  const gone = replacedFiles(application);
  for (const { type, url, isPublic } of now) {
    const old = before.find((file) => file.url === url);
    if (!old) changes.set(type, gone.some((file) => file.type === type) ? 'replaced' : 'added');
    else if (old.isPublic !== isPublic && !changes.has(type)) changes.set(type, 'public');
  }
  for (const { type } of gone)
    if (!changes.has(type) || changes.get(type) === 'public') changes.set(type, 'removed');
  return changes;
}

interface Props {
  readonly application: Application;
  /** All that is shown of it, by its place. */
  readonly rows: readonly FieldRow[];
}

/** The second look begins here: what was asked for and whether it was done, then what else is other than before. */
export function Changes({ application, rows }: Props) {
  const text = useText();
  const name = usePlaceName();
  const { earlier, remarks, stage } = application;
  if (!earlier || stage !== 'waiting') return null;
  const files = fileChanges(application);
  const changed = new Map<string, FieldRow | FileChange>([
    ...rows.filter(({ was }) => was !== undefined).map((row) => [row.path, row] as const),
    ...[...files].map(([type, change]) => [`actual_urls.${type}`, change] as const),
  ]);
  const asked = new Set(remarks.map(({ path }) => path));
  // A remark about the week is answered by any of its days.
  const answerOf = (path: string) =>
    changed.get(path) ?? [...changed].find(([each]) => each.startsWith(`${path}.`))?.[1];
  const others = [...changed].filter(([path]) => !asked.has(path));
  return (
    <section className={styles.changes} aria-labelledby="changes">
      <h2 id="changes">{text('reviews.changes.title')}</h2>
      {changed.size === 0 && <p>{text('reviews.changes.none')}</p>}
      <ul>
        {remarks.map(({ path, message }) => (
          <Change key={path} name={name(path)} change={answerOf(path)} asked={message} />
        ))}
        {others.map(([path, change]) => (
          <Change key={path} name={name(path)} change={change} />
        ))}
      </ul>
    </section>
  );
}

interface ChangeProps {
  readonly name: string;
  readonly change: FieldRow | FileChange | undefined;
  readonly asked?: string;
}

function Change({ name, change, asked }: ChangeProps) {
  const text = useText();
  const Icon = change ? IconCheck : IconMinus;
  return (
    <li data-same={change === undefined || undefined}>
      <Icon size={18} />
      <span>
        <b>{name}:</b> {change === undefined && text('reviews.changes.same')}
        {typeof change === 'string' && text(`reviews.changes.${change}`)}
        {typeof change === 'object' && (
          <>
            <Was value={change.was ?? ''} />
            <ins>{change.value}</ins>
          </>
        )}
        {asked && <small>{text('reviews.changes.asked', { message: asked })}</small>}
      </span>
    </li>
  );
}
