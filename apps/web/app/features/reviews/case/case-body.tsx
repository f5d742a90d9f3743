import { useState } from 'react';
import { CaseColumns } from '../../../lib/account/casework/case-columns.tsx';
import { PhotoPanel } from '../../../lib/account/casework/photos/photo-panel.tsx';
import { usePhotoView } from '../../../lib/account/casework/photos/use-photo-view.ts';
import { RemarkList } from '../../../lib/account/casework/remarks/remark-list.tsx';
import { useRemarks } from '../../../lib/account/casework/remarks/use-remarks.ts';
import { ShortcutsHelp } from '../../../lib/account/shortcuts/shortcuts-help.tsx';
import { useNow } from '../../../lib/account/use-now.ts';
import { useText } from '../../../lib/i18n.tsx';
import { type Asked, DecisionBar } from '../decision/decision-bar.tsx';
import { DecisionDialog } from '../decision/decision-dialog.tsx';
import type { Review } from '../reviews-query.ts';
import { useClaim, useDecide, useRelease } from '../use-acts.ts';
import { ReviewAlerts } from './case-alerts.tsx';
import { CaseFields } from './case-fields.tsx';
import { CaseHead } from './case-head.tsx';
import { CaseHistory } from './case-history.tsx';
import { Decided } from './decided.tsx';
import { useFieldWords } from './field-words.ts';
import { reasonsFor } from './reasons.ts';
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
  const remarking = {
    remarks,
    allowed: abilities.decide,
    label: words.label,
    reasonsOf: (path: string) => reasonsFor(path).map((reason) => text(`reviews.reason.${reason}`)),
  };
  return (
    <>
      <CaseHead
        review={review}
        now={now}
        help={<ShortcutsHelp shortcuts={keys} label={text('casework.key.help')} />}
      />
      <ReviewAlerts review={review} conflict={claim.error ?? release.error ?? decide.error} />
      {review.status !== 'waiting' && <Decided review={review} words={words} now={now} />}
      <CaseColumns
        left={<PhotoPanel files={review.files} view={view} remarking={remarking} />}
        right={
          <>
            <CaseFields fields={review.fields} words={words} remarking={remarking} />
            {abilities.decide && <RemarkList remarking={remarking} />}
            <CaseHistory entries={review.history} />
          </>
        }
      />
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
          remarking={remarking}
          decide={decide}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
