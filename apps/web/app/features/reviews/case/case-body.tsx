import { useEffect, useRef, useState } from 'react';
import { CaseColumns } from '../../../lib/account/casework/case-columns.tsx';
import { HistoryList } from '../../../lib/account/casework/history-list.tsx';
import { PhotoPanel } from '../../../lib/account/casework/photos/photo-panel.tsx';
import { usePhotoView } from '../../../lib/account/casework/photos/use-photo-view.ts';
import { RemarkList } from '../../../lib/account/casework/remarks/remark-list.tsx';
import { useRemarks } from '../../../lib/account/casework/remarks/use-remarks.ts';
import { ShortcutsHelp } from '../../../lib/account/shortcuts/shortcuts-help.tsx';
import { useNow } from '../../../lib/account/use-now.ts';
import { useText } from '../../../lib/i18n.tsx';
import { PARTS_OF } from '../case-kinds.ts';
import type { Kind } from '../kinds.ts';
import type { Review } from '../reviews-query.ts';
import { useClaim, useRelease } from '../use-acts.ts';
import { opensNext } from './auto-next.tsx';
import { CaseAlertList } from './case-alerts.tsx';
import styles from './case-head.module.css';
import { CaseHead } from './case-head.tsx';
import { CaseOutcome, SkippedCase } from './case-outcome.tsx';
import { DecisionBar } from './decision-bar.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import type { CaseParts } from './parts.ts';
import { useCaseKeys } from './use-case-keys.ts';
import { useDecision } from './use-decision.ts';

interface Props {
  readonly kind: Kind;
  readonly review: Review;
}

/** A claim is on its way, and nothing is asked for yet. */
const NOTHING: readonly string[] = [];

/** The frame of every case; what is special about a kind comes as its parts. */
export function CaseBody({ kind, review }: Props) {
  const text = useText();
  const now = useNow();
  const parts = PARTS_OF[kind](review);
  const view = usePhotoView(parts.files.length);
  const remarks = useRemarks(`${kind}-${review.id}`);
  const [claim, release, decision] = [useClaim(), useRelease(), useDecision(review)];
  const { abilities } = review;
  const [going, setGoing] = useState(false);
  /** Asked for while the claim was on its way: a quick hand presses both. */
  const early = useRef<readonly string[]>([]);
  const acts = {
    busy: claim.isPending || release.isPending,
    claim: () => {
      if (!abilities.claim || claim.isPending) return;
      early.current = NOTHING;
      claim.mutate(review);
    },
    release: () => abilities.release && !release.isPending && release.mutate(review),
    ask: (asked: string) => {
      if (!abilities.decisions.includes(asked)) return;
      // What is typed and not added yet goes along: nobody means to lose it.
      remarks.keepTyped();
      decision.ask(asked);
    },
    askOne: (...names: readonly string[]) => {
      const offered = names.find((name) => abilities.decisions.includes(name));
      if (offered) acts.ask(offered);
      else if (early.current === NOTHING) early.current = names;
    },
    next: () => setGoing(true),
  };
  useEffect(() => {
    if (abilities.claim) return;
    const wanted = early.current;
    early.current = [];
    if (wanted !== NOTHING) acts.askOne(...wanted);
  });
  const keys = useCaseKeys(acts, view, {
    talks: parts.talk !== undefined,
    desk: parts.talkFirst === true,
    photos: parts.files.length > 0,
  });
  const { label, reasonsOf } = parts;
  const allowed = abilities.decisions.some((name) => name.startsWith('remark'));
  const remarking = { remarks, allowed, flagless: parts.flagless, label, reasonsOf };
  const fieldsFirst = parts.pictureless && parts.files.length === 0;
  const photos = <PhotoPanel files={parts.files} view={view} remarking={remarking} />;
  // Whoever lost the case to a colleague still sees what they had marked.
  const listed = allowed || remarks.all.length > 0;
  return (
    <div className={parts.aside && !parts.talkFirst ? styles.desk : undefined}>
      <CaseHead
        review={review}
        parts={parts}
        now={now}
        help={<ShortcutsHelp shortcuts={keys} label={text('casework.key.help')} />}
      />
      <CaseAlertList
        review={review}
        parts={parts}
        conflict={claim.error ?? release.error}
        missed={decision.missed}
      />
      {review.stage === 'waiting' && going && (
        <SkippedCase review={review} now={now} onStay={() => setGoing(false)} />
      )}
      {review.stage !== 'waiting' && (
        <CaseOutcome
          key={review.status}
          review={review}
          parts={parts}
          now={now}
          going={going || (decision.taken && opensNext())}
        />
      )}
      <CaseColumns
        talk={parts.talkFirst === true}
        words={fieldsFirst === true}
        left={parts.talkFirst ? parts.talk : fieldsFirst ? parts.fields(remarking) : photos}
        right={
          <>
            {parts.talkFirst && parts.files.length > 0 && photos}
            {!fieldsFirst && parts.fields(remarking)}
            {listed && <RemarkList remarking={remarking} />}
            {!parts.talkFirst && parts.talk}
            <CaseHistory history={review.history} parts={parts} />
          </>
        }
      />
      <DecisionBar review={review} wordsOf={parts.decision} remarks={remarks.all.length} acts={acts} />
      {decision.asked && (
        <DecisionDialog
          asked={decision.asked}
          wordsOf={parts.decision}
          remarking={remarking}
          decision={decision}
        />
      )}
    </div>
  );
}

function CaseHistory({ history, parts }: Pick<Review, 'history'> & { readonly parts: CaseParts }) {
  const text = useText();
  return (
    <HistoryList
      entries={history.map(({ at, by, actor, action, comment }) => ({
        at,
        ...parts.eventOf(action),
        who: actor || (by === 'owner' && parts.ownerName) || text(`reviews.by.${by}`),
        comment,
      }))}
    />
  );
}
