import { useText } from '../../../lib/i18n.tsx';
import { reasonsFor } from '../application/reasons.ts';
import { useRequirementName } from '../application/requirements.tsx';
import { useApplicationParts } from '../application/use-application-parts.tsx';
import type { CaseParts, DecisionWords } from '../case/parts.ts';
import type { Review } from '../reviews-query.ts';
import { type Activation, activationOf } from './activation.ts';
import { ActivationFields } from './activation-fields.tsx';

/** What was approved stands behind what replaced it, so that one key shows both. */
function withApproved(files: CaseParts['files'], { approvedFiles }: Activation, note: string) {
  const shown = new Set(files.map(({ id }) => id));
  const old = approvedFiles.flatMap(({ id, type, mediaType, name }) =>
    id && !shown.has(id) && mediaType !== ''
      ? [{ id, path: `actual_urls.${type}`, type: mediaType, name, note }]
      : [],
  );
  return files.flatMap((file, index) => {
    const isLast = files[index + 1]?.path !== file.path;
    return isLast ? [file, ...old.filter(({ path }) => path === file.path)] : [file];
  });
}

/** Photos of a lock are remarked on one by one, those of a reason in its own queue. */
const lockFiles = ({ lock }: Activation): CaseParts['files'] =>
  (lock?.photos ?? []).map(({ id, type, mediaType, name }) => ({
    id,
    path: lock?.kind === 'lock' ? `lock.${type}` : 'lock',
    type: mediaType,
    name,
  }));

const CANNED = {
  signboard_size: ['signboard.facade', 'signboard.other'],
  signboard_format: ['signboard.other'],
  cameras: ['cameras.view', 'cameras.again'],
  lock: ['lock.photo'],
  'lock.doorFromInsidePhoto': ['lock.door', 'lock.photo'],
  'lock.doorFromTheEndPhoto': ['lock.edge', 'lock.photo'],
  'lock.controllerPhoto': ['lock.code'],
} as const;

/** An application that has become a shop: the photos of both times, cameras, lock and signboard. */
export function useActivationParts(review: Review): CaseParts {
  const text = useText();
  const activation = activationOf(review);
  const requirement = useRequirementName();
  const parts = useApplicationParts({ ...review, content: { application: activation } });
  const { id } = activation;
  const failing = activation.requirements.filter(({ ok }) => !ok).map(({ name }) => requirement(name));
  const decisions: Readonly<Record<string, DecisionWords>> = {
    activate: {
      title: text('reviewActivation.activate.title', { id }),
      text: (
        <>
          <p>{text('reviewActivation.activate.text')}</p>
          {activation.movesFrom && (
            <p>{text('reviewActivation.activate.move', { point: activation.movesFrom.id })}</p>
          )}
          {activation.outlook.fee.state === 'held' && <p>{text('reviewActivation.activate.fee')}</p>}
          {failing.length > 0 && (
            <p>
              <b>{text('reviewApplication.accept.requirements', { list: failing.join(', ') })}</b>
            </p>
          )}
        </>
      ),
      comment: 'none',
    },
    remarkActivation: {
      title: text('reviewActivation.remark.title', { id }),
      text: text('reviewActivation.remark.text'),
      comment: 'remarks',
    },
  };
  return {
    ...parts,
    files: [
      ...withApproved(parts.files, activation, text('reviewActivation.files.approved')),
      ...lockFiles(activation),
    ],
    reasonsOf: (path) => {
      const own = path in CANNED ? CANNED[path as keyof typeof CANNED] : null;
      if (own) return own.map((reason) => text(`reviewActivation.reason.${reason}`));
      return path.startsWith('actual_urls.')
        ? reasonsFor(path).map((reason) => text(`reviewApplication.reason.${reason}`))
        : [];
    },
    fields: (remarking) => <ActivationFields activation={activation} remarking={remarking} />,
    decision: (name) => decisions[name] ?? { title: name, text: '', comment: 'required' },
  };
}
