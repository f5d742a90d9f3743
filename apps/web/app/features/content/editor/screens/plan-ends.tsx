import { CONFERENCE_TIME_ZONE } from '@punkt/domain/conference-times';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { useUser } from '../../../../lib/account/user-query.ts';
import { api } from '../../../../lib/client.ts';
import { dateTime } from '../../../../lib/format.ts';
import { useText } from '../../../../lib/i18n.tsx';
import { keptOf, type Plan, plansQuery, versionsQuery } from '../state/editor-calls.ts';
import { useEditorStore } from '../state/editor-store.ts';
import type { Saving } from '../state/use-saving.ts';
import styles from './views.module.css';

interface Props {
  readonly saving: Saving;
  readonly onTaken: () => void;
}

export function usePlanWords() {
  const text = useText();
  return {
    time: ({ at }: Plan) =>
      text('editor.plan.moscow', { time: dateTime(at, { timeZone: CONFERENCE_TIME_ZONE }) }),
    state: ({ state, reason }: Plan) =>
      text(reason ? `editor.plan.reason.${reason}` : `editor.plan.state.${state}`),
  };
}

/** Plans from before reasons were kept met another change, or broke a rule: the former is likelier. */
const reasonOf = ({ reason }: Plan) => (reason === 'problems' ? 'problems' : 'conflict');

/** What the reader planned and what did not come out, until they publish again. */
export function FailedPlans({ saving, onTaken }: Props) {
  const text = useText();
  const words = usePlanWords();
  const person = String(useUser().user_id);
  const { data: plans } = useQuery(plansQuery);
  const { data: versions } = useInfiniteQuery(versionsQuery);
  const own = versions?.pages
    .flatMap(({ data }) => data)
    .find(({ published_by }) => published_by?.id === person);
  const failed = plans?.data.filter(
    ({ state, at, planned_by }) =>
      state === 'conflict' && planned_by.id === person && versions && !(own && own.published > at),
  );
  return failed?.map((plan) => (
    <section key={plan.id} className={styles.failed}>
      <p>{text(`editor.plan.failed.${reasonOf(plan)}`, { time: words.time(plan) })}</p>
      <TakePlan plan={plan} saving={saving} onTaken={onTaken} />
    </section>
  ));
}

/** What was planned is not lost: it becomes the draft, and whatever conflicts is asked about when it is merged. */
export function TakePlan({ plan, saving, onTaken }: Props & { readonly plan: Plan }) {
  const text = useText();
  const store = useEditorStore();
  const [asked, setAsked] = useState(false);
  const take = async () => {
    const { revision } = store.get().kept;
    const draft = await saving.work('saving', () =>
      api('POST /api/v2/manage/content/schedule/take', { body: { id: plan.id, revision } }),
    );
    setAsked(false);
    if (!draft) return;
    store.take(keptOf(draft));
    onTaken();
  };
  return (
    <>
      <Button look="quiet" onClick={() => setAsked(true)}>
        {text('editor.plan.take')}
      </Button>
      {asked && (
        <ConfirmDialog
          title={text('editor.plan.take.title')}
          yes={text('editor.plan.take')}
          busy={saving.busy !== null}
          onYes={() => void take()}
          onNo={() => setAsked(false)}
        >
          <p>{text('editor.plan.take.text')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
