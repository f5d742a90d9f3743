import { cleanOwner } from '@punkt/domain/owner-clean';
import { OWNER_FIELDS, type OwnerRecord } from '@punkt/domain/owner-record';
import type { TextKey } from '@punkt/locales/keys';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { liveKey } from '../../../lib/account/live-keys.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { changedFields } from '../../../lib/forms/record-values.ts';
import { notifyError } from '../../../lib/notifications/notify-error.ts';
import { notify } from '../../../lib/notifications/store.ts';
import type { OwnerForm } from '../form/use-owner-form.ts';
import type { KeptRecord } from './kept-record.ts';

interface Options {
  readonly form: OwnerForm;
  readonly initial: OwnerRecord;
  readonly kept: KeptRecord;
  readonly done: TextKey;
  /** Before the rules: something to wait for. */
  readonly prepare?: () => Promise<unknown>;
  readonly send: (record: OwnerRecord) => Promise<unknown>;
  readonly onDone?: () => void;
}

/** Saves a form of the profile: the rules first, then the server; what it refuses stands at its field. */
export function useSave({ form, initial, kept, done, prepare, send, onDone }: Options) {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const dirty = changedFields(OWNER_FIELDS, cleanOwner(initial), cleanOwner(form.record)).length > 0;

  const { record } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: written when the words change
  useEffect(() => {
    if (dirty) kept.keep(record);
    else kept.forget();
  }, [record, dirty]);

  async function save(): Promise<void> {
    if (busy || !dirty) return;
    setBusy(true);
    try {
      await prepare?.();
      if (!form.tryOn()) return;
      await send(cleanOwner(form.latest()));
      kept.forget();
      await queries.invalidateQueries({ queryKey: liveKey('owner') });
      notify({ kind: 'success', title: { key: done } });
      onDone?.();
    } catch (error) {
      const refused = error instanceof ApiError && error.code === 'validation_failed';
      if (refused)
        form.refuse(Object.fromEntries(error.errors.map(({ path, message }) => [full(path), message])));
      notifyError(
        error,
        refused ? 'owners.failed.validation' : 'notifications.title.update',
        refused ? 10 : 5,
      );
    } finally {
      setBusy(false);
    }
  }

  return { busy, dirty, save };
}

/** The requisites call is flat, and so are its paths. */
function full(path: string): string {
  if (path.includes('.')) return path;
  return `${path === 'org_type' || path === 'tax_type' ? 'activity_form' : 'requisites_data'}.${path}`;
}
