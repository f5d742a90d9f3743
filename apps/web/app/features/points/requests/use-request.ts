import type { TextKey } from '@punkt/locales/keys';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { liveKey } from '../../../lib/account/live-keys.ts';
import { sendOrAsk } from '../../../lib/account/send-or-ask.ts';
import { ApiError } from '../../../lib/api-error.ts';
import type { RecordForm } from '../../../lib/forms/use-record-form.ts';
import { notifyError } from '../../../lib/notifications/notify-error.ts';
import { notify } from '../../../lib/notifications/store.ts';
import { hasUploads } from '../../../lib/uploads/uploads.ts';
import { forgetRequest } from './kept-request.ts';

interface Options<R extends object> {
  readonly form: RecordForm<R>;
  readonly pointId: string;
  /** Under which it is kept while it is filled in. */
  readonly name: string;
  /** Where its files are uploaded: one on its way is waited for. */
  readonly slot?: string;
  readonly done: TextKey;
  readonly failed: TextKey;
  readonly send: (record: R) => Promise<unknown>;
  /** Whether the point has it: asked where no answer came. */
  readonly hasArrived: (record: R) => Promise<boolean>;
  /** Where on the form a path of the wire stands. */
  readonly placeOf?: (path: string, record: R) => string;
}

/** Sends what an owner asks for: the rules first, then the server; what it refuses stands at its field. */
export function useRequest<R extends object>(options: Options<R>) {
  const { form, pointId, name, slot, done, failed, send, hasArrived, placeOf = (path) => path } = options;
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  function refused(error: unknown): void {
    const invalid = error instanceof ApiError && error.code === 'validation_failed';
    if (invalid) {
      const record = form.latest();
      form.refuse(
        Object.fromEntries(error.errors.map(({ path, message }) => [placeOf(path, record), message])),
      );
    }
    notifyError(error, failed, invalid ? 10 : 5);
  }

  return {
    busy,
    submit: async (): Promise<void> => {
      if (busy) return;
      if (slot && hasUploads(slot))
        return void notify({ kind: 'warning', title: { key: 'pointPage.failed.uploading' } });
      if (!form.tryOn()) return;
      setBusy(true);
      try {
        const record = form.latest();
        await sendOrAsk(
          () => send(record),
          () => hasArrived(record),
        );
        forgetRequest(name);
        await queries.invalidateQueries({ queryKey: liveKey('point') });
        notify({ kind: 'success', title: { key: done } });
        await navigate(`/lk/pvz/${pointId}`);
      } catch (error) {
        refused(error);
      } finally {
        setBusy(false);
      }
    },
  };
}
