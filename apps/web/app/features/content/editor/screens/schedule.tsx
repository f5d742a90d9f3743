import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { FailedState } from '../../../../components/failed-state.tsx';
import { api } from '../../../../lib/client.ts';
import { useText } from '../../../../lib/i18n.tsx';
import { notify } from '../../../../lib/notifications/store.ts';
import { MomentField } from '../fields/moment-field.tsx';
import { PLANS_KEY, type Plan, plansQuery } from '../state/editor-calls.ts';
import { useEditorStore } from '../state/editor-store.ts';
import type { Saving } from '../state/use-saving.ts';
import { TakePlan, usePlanWords } from './plan-ends.tsx';
import styles from './views.module.css';

interface Props {
  readonly saving: Saving;
  readonly blocked: boolean;
  readonly onTaken: () => void;
}

/** The draft as it is now, at a later time of Moscow. */
export function Schedule({ saving, blocked, onTaken }: Props) {
  const text = useText();
  const words = usePlanWords();
  const store = useEditorStore();
  const queries = useQueryClient();
  const [at, setAt] = useState('');
  const [tried, setTried] = useState(false);
  const { data, error, refetch } = useQuery(plansQuery);
  const wrong = at === '' || Date.parse(at) <= Date.now();
  const refresh = () => queries.invalidateQueries({ queryKey: PLANS_KEY });
  const plan = async () => {
    setTried(true);
    if (wrong || !(await saving.keep())) return;
    const { revision, base } = store.get().kept;
    const made = await saving.work('publishing', () =>
      api('POST /api/v2/manage/content/schedule', { body: { revision, base_version: base, at } }),
    );
    if (!made) return;
    setAt('');
    setTried(false);
    notify({ kind: 'success', title: { key: 'editor.done' }, text: { key: 'editor.plan.done' } });
    await refresh();
  };
  const cancel = async ({ id }: Plan) => {
    await saving.work('publishing', () =>
      api('POST /api/v2/manage/content/schedule/cancel', { body: { id } }),
    );
    await refresh();
  };
  return (
    <section>
      <h2>{text('editor.plan')}</h2>
      <p className={styles.note}>{text('editor.plan.text')}</p>
      <MomentField
        id="plan-at"
        label={text('editor.plan.at')}
        value={at}
        error={tried && wrong ? text('editor.plan.past') : undefined}
        onChange={setAt}
        onBlur={() => undefined}
      />
      <Button look="quiet" disabled={blocked} busy={saving.busy === 'publishing'} onClick={() => void plan()}>
        {text('editor.plan.yes')}
      </Button>
      {error && <FailedState error={error} onRetry={() => void refetch()} />}
      <ul className={styles.versions}>
        {data?.data.map((each) => (
          <li key={each.id}>
            <p>
              <b>{words.time(each)}</b> <small data-state={each.state}>{words.state(each)}</small>
            </p>
            <p className={styles.note}>{text('editor.plan.by', { name: each.planned_by.name })}</p>
            {each.state === 'planned' && (
              <Button look="quiet" onClick={() => void cancel(each)}>
                {text('editor.plan.cancel')}
              </Button>
            )}
            {(each.state === 'conflict' || each.state === 'cancelled') && (
              <TakePlan plan={each} saving={saving} onTaken={onTaken} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
