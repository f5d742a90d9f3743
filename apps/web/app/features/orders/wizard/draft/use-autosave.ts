import type { OrderField } from '@punkt/domain/order-record';
import type { OrderProblems } from '@punkt/domain/order-rules';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../../../lib/client.ts';
import { notifyError } from '../../../../lib/notifications/notify-error.ts';
import type { OrderForm } from '../form/use-order-form.ts';
import type { WizardStep } from '../steps.ts';
import { type LocalDraft, localDraft } from './local-draft.ts';
import type { OpenedOrder } from './open-draft.ts';
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
  const [state, setState] = useState<SaveState>(opened.saved ? 'saved' : 'still');
  const now = useRef({ form, standing, state });
  now.current = { form, standing, state };
  const [{ saver, keep, forget }] = useState(() => {
    const { clientUuid } = opened.form;
    let draft = opened.draft;
    const made = createSaver(opened.saved, clientUuid, saverWire, {
      onState: (next) => {
        now.current = { ...now.current, state: next };
        setState(next);
        write();
      },
      onSaved: ({ id }) => {
        if (draft !== id) rename(id);
        write();
      },
      onRefused: (problems, error) => {
        now.current.form.refuse(problems, false);
        if (!isShown(problems)) notifyError(error, 'wizard.failed.save');
      },
    });

    function write(): void {
      const { step, agreed, referral } = now.current.standing;
      const version = made.saved()?.version ?? null;
      const sending = now.current.state === 'saving';
      const record = now.current.form.latest();
      const entry: LocalDraft = { step, agreed, referral, clientUuid, record, version, sending };
      localDraft.write({ userId, draft }, entry);
    }

    /** The router need not hear of it: the same screen goes on, and whoever comes back to this entry opens the draft. */
    function rename(id: string): void {
      localDraft.forget({ userId, draft });
      draft = id;
      history.replaceState(history.state, '', `/lk/orders/${id}/edit`);
    }

    return { saver: made, keep: write, forget: () => localDraft.forget({ userId, draft }) };
  });

  const { record, refusals } = form;
  const { step, agreed, referral, complete } = standing;
  const wanted = standing.fields.filter((name) => !(name in refusals)).join(' ');
  // Opening changes nothing: there is nothing to keep before the first word.
  const standingKey = `${step} ${agreed} ${referral}`;
  const begun = useRef({ record, standingKey });
  useEffect(() => {
    if (begun.current.record === record && begun.current.standingKey === standingKey) return;
    keep();
    saver.want({ record, fields: wanted.split(' ') as OrderField[], complete }, PAUSE_MS);
  }, [record, wanted, complete, saver, keep, standingKey]);

  useEffect(() => {
    const online = () => void saver.flush();
    addEventListener('online', online);
    return () => {
      removeEventListener('online', online);
      saver.close();
    };
  }, [saver]);

  return {
    state,
    flush: () => saver.flush(),
    between: saver.between,
    order: () => saver.saved(),
    forget,
    /** What the server has by now; the caller decides whose words stand. */
    async newest() {
      const id = saver.saved()?.id;
      if (!id) return null;
      const order = await api('GET /api/v4/order/:id', { params: { id } });
      saver.adopt(savedOf(order));
      setState('saved');
      return order;
    },
  };
}

export type Autosave = ReturnType<typeof useAutosave>;
