import { useState } from 'react';
import { ShortcutsHelp } from '../../../lib/account/shortcuts/shortcuts-help.tsx';
import { useNow } from '../../../lib/account/use-now.ts';
import { useText } from '../../../lib/i18n.tsx';
import { type Asked, DecisionBar } from '../decision/decision-bar.tsx';
import { DecisionDialog } from '../decision/decision-dialog.tsx';
import { PhotoPanel } from '../photos/photo-panel.tsx';
import { usePhotoView } from '../photos/use-photo-view.ts';
import { RemarkList } from '../remarks/remark-list.tsx';
import { useRemarks } from '../remarks/use-remarks.ts';
import type { Review } from '../reviews-query.ts';
import { useClaim, useDecide, useRelease } from '../use-acts.ts';
import styles from './case.module.css';
import { CaseAlerts } from './case-alerts.tsx';
import { CaseFields } from './case-fields.tsx';
import { CaseHead } from './case-head.tsx';
import { CaseHistory } from './case-history.tsx';
import { Decided } from './decided.tsx';
import { useFieldWords } from './field-words.ts';
import { useCaseKeys } from './use-case-keys.ts';

export function CaseBody({ review }: { readonly review: Review }) {
  const text = useText();
  const now = useNow();
  const words = useFieldWords(review.created.slice(0, 10));
  const view = usePhotoView(review.files.length);
  const remarks = useRemarks(review.id);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [claim, release, decide] = [useClaim(), useRelease(), useDecide(review.id)];
  const { abilities } = review;
  const acts = {
    claim: () => abilities.claim && !claim.isPending && claim.mutate(review.id),
    release: () => abilities.release && !release.isPending && release.mutate(review.id),
    ask: (decision: Asked) => abilities.decide && setAsked(decision),
  };
  const keys = useCaseKeys(acts, view);
  const shared = { words, remarks, mayRemark: abilities.decide };
  return (
    <>
      <CaseHead
        review={review}
        now={now}
        help={<ShortcutsHelp shortcuts={keys} label={text('reviews.key.help')} />}
      />
      <CaseAlerts review={review} conflict={claim.error ?? release.error ?? decide.error} />
      {review.status !== 'waiting' && <Decided review={review} words={words} now={now} />}
      <div className={styles.columns}>
        <div className={styles.left}>
          <PhotoPanel files={review.files} view={view} {...shared} />
        </div>
        <div className={styles.right}>
          <CaseFields fields={review.fields} {...shared} />
          {abilities.decide && <RemarkList words={words} remarks={remarks} />}
          <CaseHistory entries={review.history} />
        </div>
      </div>
      {review.status === 'waiting' && (
        <DecisionBar
          review={review}
          remarks={remarks.all.length}
          busy={claim.isPending || release.isPending}
          acts={acts}
        />
      )}
      {asked && (
        <DecisionDialog
          asked={asked}
          review={review}
          words={words}
          remarks={remarks}
          decide={decide}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
