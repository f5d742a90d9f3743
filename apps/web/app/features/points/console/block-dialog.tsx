import { country } from '@punkt/domain/countries';
import { BLOCK_TERMS, blockEnd, checkBlock } from '@punkt/domain/point-requests';
import type { RecordTable } from '@punkt/domain/record-table';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { TextArea } from '../../../components/form/text-area.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { api } from '../../../lib/client.ts';
import { useRecord, useRecordForm } from '../../../lib/forms/use-record-form.ts';
import { useText } from '../../../lib/i18n.tsx';
import { notifyError } from '../../../lib/notifications/notify-error.ts';
import { notify } from '../../../lib/notifications/store.ts';
import { type ConsolePoint, consolePointQuery } from './console-queries.ts';

const TABLE = {
  until: { entity: 'until', step: null, kind: 'text', max: 10 },
  reason: { entity: 'reason', step: null, kind: 'lines', max: 1_000 },
} as const satisfies RecordTable;

interface Props {
  readonly point: ConsolePoint;
  readonly onClose: () => void;
}

/** Asks why and until when; the owner reads both. */
export function BlockDialog({ point, onClose }: Props) {
  const text = useText();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  // As it was asked: what a colleague does meanwhile must not turn the button into its opposite.
  const [blocks] = useState(point.canBlock);
  // The day as its owner counts it, who is told it in the hours of the point's country.
  const endOf = (day: string): Date => blockEnd(day, country(point.country).timeZone);
  const form = useRecordForm(useRecord({ until: '', reason: '' }), {
    table: TABLE,
    check: ({ until, reason }) => {
      if (!blocks) return {};
      return checkBlock({ until: endOf(until), reason }, new Date());
    },
  });

  async function send(): Promise<void> {
    if (busy || !form.tryOn()) return;
    setBusy(true);
    const { until, reason } = form.latest();
    const params = { id: point.id };
    try {
      const changed = blocks
        ? await api('POST /api/v2/manage/points/:id/block', {
            params,
            body: { until: endOf(until).toISOString(), reason },
          })
        : await api('POST /api/v2/manage/points/:id/unblock', { params, body: { reason } });
      queries.setQueryData(consolePointQuery(point.id).queryKey, changed);
      void queries.invalidateQueries({ queryKey: ['consolePoints'] });
      notify({
        kind: 'success',
        title: { key: blocks ? 'pointPage.act.blocked' : 'pointPage.act.unblocked' },
      });
      onClose();
    } catch (error) {
      notifyError(error, 'pointPage.failed.save');
    } finally {
      setBusy(false);
    }
  }

  return (
    <ConfirmDialog
      firm
      title={text(blocks ? 'pointPage.console.block.title' : 'pointPage.console.unblock.title', {
        id: point.id,
      })}
      yes={text(blocks ? 'pointPage.console.block' : 'pointPage.console.unblock')}
      look={blocks ? 'danger' : 'primary'}
      busy={busy}
      onYes={() => void send()}
      onNo={onClose}
    >
      <div className="stack gap-16">
        <p>{text(blocks ? 'pointPage.console.block.text' : 'pointPage.console.unblock.text')}</p>
        {blocks && <TextField {...form.bind('until')} type="date" label={text('pointPage.console.until')} />}
        <TextArea
          {...form.bind('reason')}
          optional={!blocks}
          label={text('pointPage.console.reason')}
          hint={text(
            blocks ? 'pointPage.console.reason.hint' : 'pointPage.console.reason.owner',
            BLOCK_TERMS.reason,
          )}
          maxLength={1_000}
        />
      </div>
    </ConfirmDialog>
  );
}
