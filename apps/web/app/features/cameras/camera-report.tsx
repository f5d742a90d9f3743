import IconBulb from 'icon:bulb';
import {
  CAMERA_LIMITS,
  CAMERA_TERMS,
  type Camera,
  type CameraChange,
  cameraAdvice,
  cameraChanges,
  cameraProblems,
} from '@punkt/domain/cameras';
import { AlertIcon } from '../../components/icons.tsx';
import { Mark } from '../../lib/account/casework/mark.tsx';
import { dateTime } from '../../lib/format.ts';
import { useText } from '../../lib/i18n.tsx';
import { useMessage } from '../../lib/use-message.ts';
import type { CameraReportData } from './camera-queries.ts';
import styles from './cameras.module.css';

interface Props {
  readonly report: CameraReportData;
}

/** What a check found: what is wrong as a whole, what changed since the last one, and each camera with what to do about it. */
export function CameraReport({ report }: Props) {
  return (
    <div className={styles.report}>
      <Problems report={report} />
      <Changes report={report} />
      {report.trouble === null && <CameraList cameras={report.cameras} />}
    </div>
  );
}

function Problems({ report }: Props) {
  const text = useText();
  const say = useMessage();
  const problems = cameraProblems(report, report.trouble);
  if (problems.length === 0) return null;
  return (
    <div className={styles.problems}>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>
            <AlertIcon />
            <b>{say(problem)}</b>
          </li>
        ))}
      </ul>
      {report.trouble && (
        <p>{text(`cameras.trouble.${report.trouble}`, { seconds: CAMERA_LIMITS.answerSeconds })}</p>
      )}
      {!report.trouble && !report.cameraCheck && <p>{text('cameras.report.few')}</p>}
    </div>
  );
}

/** Compared with the last time the recorder answered. */
function Changes({ report: { previous, cameras, trouble } }: Props) {
  const text = useText();
  if (!previous || trouble) return null;
  const changes = cameraChanges(previous.cameras, cameras);
  const date = dateTime(previous.checked);
  if (changes.length === 0)
    return <p className={styles.unchanged}>{text('cameras.changes.none', { date })}</p>;
  return (
    <section className={styles.changes}>
      <h3>{text('cameras.changes.title', { date })}</h3>
      <ul>
        {changes.map((change) => (
          <li key={`${change.idCamera} ${change.kind}`}>
            <ChangeWords change={change} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ChangeWords({ change: { kind, name, from, to } }: { readonly change: CameraChange }) {
  const text = useText();
  const days = (count: number | null | undefined) =>
    typeof count === 'number'
      ? text('cameras.change.depth.days', { count })
      : text('cameras.change.depth.unknown');
  if (kind === 'depth') return text('cameras.change.depth', { name, from: days(from), to: days(to) });
  return text(`cameras.change.${kind}`, { name });
}

export function CameraList({ cameras }: { readonly cameras: readonly Camera[] }) {
  const text = useText();
  if (cameras.length === 0) return <p>{text('cameras.report.none')}</p>;
  return (
    <ul className={styles.cameras} aria-label={text('cameras.report.list')}>
      {cameras.map((camera) => (
        <CameraRow key={camera.idCamera} camera={camera} />
      ))}
    </ul>
  );
}

function CameraRow({ camera }: { readonly camera: Camera }) {
  const text = useText();
  const { name, status, limitDays, archAvailability } = camera;
  const advice = cameraAdvice(camera);
  const isDeep = limitDays !== null && limitDays >= CAMERA_TERMS.archiveDays;
  return (
    <li data-wrong={advice.length > 0 || undefined}>
      <b className={styles.name}>{name}</b>
      <div className="cluster gap-6">
        <Mark tone={status === 'online' ? 'success' : 'danger'}>{text(`cameras.report.${status}`)}</Mark>
        <Mark tone={isDeep ? 'success' : 'danger'}>
          {limitDays === null
            ? text('cameras.report.depth.unknown')
            : text('cameras.report.depth', { count: limitDays })}
        </Mark>
        <Mark tone={archAvailability ? 'success' : 'danger'}>
          {text(archAvailability ? 'cameras.report.archive.yes' : 'cameras.report.archive.no')}
        </Mark>
      </div>
      {advice.map((each) => (
        <p key={each} className={styles.advice}>
          <IconBulb size={18} />
          {text(`cameras.advice.${each}`, { days: CAMERA_TERMS.archiveDays })}
        </p>
      ))}
    </li>
  );
}
