import type { OrderField } from '@punkt/domain/order-record';
import type { OrderProblems } from '@punkt/domain/order-rules';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../../../lib/client.ts';
import { notifyError } from '../../../../lib/notifications/notify-error.ts';
import type { OrderForm } from '../form/use-order-form.ts';
import { editAddress } from '../step-entries.ts';
import type { WizardStep } from '../steps.ts';
import { type LocalDraft, localDraft } from './local-draft.ts';
import type { OpenedOrder } from './open-draft.ts';
import { sameRecord } from './order-wire.ts';
import { createSaver, type SaveState, savedOf } from './saver.ts';
import { saverWire } from './wire.ts';

/** Where the wizard stands, besides the record itself. */
interface Standing {
  readonly step: WizardStep;
  readonly agreed: boolean;
  readonly referral: string;
  /** Fields that are well. */
  readonly fields: readonly OrderField[];
  /** The location is complete: the server can take a draft. */
  readonly complete: boolean;
}

const PAUSE_MS = 800;
/** Fields that a refusal can be shown at; another refusal is told in a notice. */
const isShown = (problems: OrderProblems): boolean =>
  Object.keys(problems).length > 0 &&
  !Object.keys(problems).some((path) => ['country', 'ex_pickpoint_id'].includes(path));

/**
 * Keeps the application in this browser at every keystroke, and on the server as soon as it can take it. The address of the
 * page follows: from the first saving on, a reload or another device opens the draft itself.
 */
export function useAutosave(userId: string, opened: OpenedOrder, form: OrderForm, standing: Standing) {
  const [restored] = useState(() => isRestored(opened));
  const [state, setState] = useState<SaveState>(opened.saved && !restored ? 'saved' : 'still');
  const now = useRef({ form, standing, state });
  now.current = { form, standing, state };
  const [{ saver, keep, forget, arrive, leave }] = useState(() => {
    const { clientUuid } = opened.form;
    let draft = opened.draft;
    /** Sent, or thrown away: nothing is kept any more. */
    let over = false;
    /** The page is ours no longer, and neither is its address. */
    let left = false;
    const made = createSaver(opened.saved, clientUuid, saverWire, {
      onState: (next) => {
        now.current = { ...now.current, state: next };
        setState(next);
        write();
      },
      onSaved: ({ id }) => {
        if (over) return;
        if (draft !== id) rename(id);
        write();
      },
      onRefused: (problems, error) => {
        now.current.form.refuse(problems, false);
        if (!isShown(problems)) notifyError(error, 'wizard.failed.save');
      },
    });

    function write(): void {
      if (over) return;
      const { step, agreed, referral } = now.current.standing;
      const saved = made.saved();
      const sending = now.current.state === 'saving';
      const { latest, begun } = now.current.form;
      const record = latest();
      const entry: LocalDraft = {
        ...{ step, agreed, referral, clientUuid, record, begun, sending },
        version: saved?.version ?? null,
        unsent: !made.holds(record),
      };
      localDraft.write({ userId, draft }, entry);
    }

    /** The router need not hear of it: the same screen goes on, and whoever comes back to this entry opens the draft. */
    function rename(id: string): void {
      localDraft.forget({ userId, draft });
      draft = id;
      if (!left) history.replaceState(history.state, '', editAddress(id));
    }

    return {
      saver: made,
      keep: write,
      forget(): void {
        over = true;
        made.close();
        localDraft.forget({ userId, draft });
      },
      arrive(): void {
        left = false;
      },
      /** Whoever leaves within the pause leaves nothing behind. */
      leave(): void {
        left = true;
        if (!over && made.waits()) void made.flush().finally(made.close);
        else made.close();
      },
    };
  });

  const { record, refusals } = form;
  const { step, agreed, referral, complete } = standing;
  const wanted = standing.fields.filter((name) => !(name in refusals)).join(' ');
  // Opening changes nothing before the first word, unless words of an earlier visit have not reached the server yet.
  const standingKey = `${step} ${agreed} ${referral}`;
  const begun = useRef({ record, standingKey });
  useEffect(() => {
    const untouched = begun.current.record === record && begun.current.standingKey === standingKey;
    if (untouched && !restored) return;
    keep();
    const fields = wanted.split(' ') as OrderField[];
    saver.want({ record, fields, complete }, untouched ? 0 : PAUSE_MS);
  }, [record, wanted, complete, saver, keep, standingKey, restored]);

  useEffect(() => {
    arrive();
    const online = () => void saver.flush();
    const hidden = () => document.visibilityState === 'hidden' && saver.waits() && void saver.flush();
    addEventListener('online', online);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      removeEventListener('online', online);
      document.removeEventListener('visibilitychange', hidden);
      leave();
    };
  }, [saver, arrive, leave]);

  return {
    state,
    /** Sends what is waiting. Answers whether the server has the very words that are shown. */
    async flush(): Promise<boolean> {
      return (await saver.flush()) && saver.holds(now.current.form.latest());
    },
    between: saver.between,
    order: () => saver.saved(),
    forget,
    /** What the server has by now; the caller decides whose words stand. */
    async newest() {
      const id = saver.saved()?.id;
      if (!id) return null;
      const order = await api('GET /api/v4/order/:id', { params: { id } });
      saver.adopt(savedOf(order));
      setState('still');
      return order;
    },
  };
}

/** Words that this browser kept and the server may not have. */
const isRestored = ({ saved, form, resumed }: OpenedOrder): boolean =>
  saved ? !sameRecord(form.record, saved.record) : resumed;

export type Autosave = ReturnType<typeof useAutosave>;
