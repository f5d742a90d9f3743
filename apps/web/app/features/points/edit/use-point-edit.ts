import {
  checkPoint,
  cleanPoint,
  POINT_FIELDS,
  type PointField,
  type PointRecord,
} from '@punkt/domain/point-record';
import { fromEntity } from '@punkt/domain/record-table';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { liveKey } from '../../../lib/account/live-keys.ts';
import { useUser } from '../../../lib/account/user-query.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { api } from '../../../lib/client.ts';
import { changedFields } from '../../../lib/forms/record-values.ts';
import { useRecord, useRecordForm } from '../../../lib/forms/use-record-form.ts';
import { notifyError } from '../../../lib/notifications/notify-error.ts';
import { notify } from '../../../lib/notifications/store.ts';
import { hasUploads } from '../../../lib/uploads/uploads.ts';
import type { Point } from '../point-queries.ts';

/** A response as the record that the form edits. */
export const recordOf = (point: Point): PointRecord =>
  cleanPoint({
    ...fromEntity(POINT_FIELDS, point),
    features: point.features.filter(({ checked }) => checked).map(({ label }) => label),
    actual_urls: [...point.photos, ...point.videos].map(({ url, type, isPublic }) => ({
      url,
      type,
      isPublic,
    })),
  });

const changed = (before: PointRecord, after: PointRecord): PointField[] =>
  changedFields(POINT_FIELDS, before, cleanPoint(after)) as PointField[];

/** All that was changed here stands there already: the answer to our own saving was lost on its way. */
export function isSaved(base: PointRecord, mine: PointRecord, kept: PointRecord): boolean {
  const different = changed(kept, mine);
  return !changed(base, mine).some((name) => different.includes(name));
}

/** Files stand on the form by what they show. */
function placed(error: ApiError, record: PointRecord) {
  const place = (path: string): string => {
    const [head, index = ''] = path.split('.');
    const file =
      head === 'actual_urls' && /^\d+$/.test(index) ? record.actual_urls[Number(index)] : undefined;
    return file ? `actual_urls.${file.type}` : path;
  };
  return Object.fromEntries(error.errors.map(({ path, message }) => [place(path), message]));
}

interface Newer {
  readonly point: Point;
  /** What somebody else saved meanwhile. */
  readonly theirs: readonly PointField[];
  readonly mine: readonly PointField[];
}

/** Only what was changed here is sent, with the version it was changed from; whoever comes second sees what the first saved. */
export function usePointEdit(opened: Point) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { user_id } = useUser();
  const [base, setBase] = useState(() => ({ record: recordOf(opened), version: opened.version }));
  const [busy, setBusy] = useState(false);
  const [newer, setNewer] = useState<Newer | null>(null);
  const form = useRecordForm(useRecord(base.record), {
    table: POINT_FIELDS,
    check: (record) => checkPoint(record, changed(base.record, record)),
  });
  const slot = `${user_id}/point/${opened.id}`;
  const names = changed(base.record, form.record);
  const params = { id: opened.id };

  async function leave(): Promise<void> {
    await queries.invalidateQueries({ queryKey: liveKey('point') });
    notify({ kind: 'success', title: { key: 'pointPage.saved' } });
    await navigate(`/lk/pvz/${opened.id}`);
  }

  async function compare(): Promise<void> {
    const point = await api('GET /api/v4/points/:id', { params });
    const kept = recordOf(point);
    if (isSaved(base.record, form.latest(), kept)) return leave();
    setNewer({ point, theirs: changed(base.record, kept), mine: changed(base.record, form.latest()) });
  }

  async function send(from: typeof base): Promise<void> {
    const record = cleanPoint(form.latest());
    const mine = changed(base.record, record);
    const fields = Object.fromEntries(mine.map((name) => [name, record[name]]));
    await api('POST /api/v2/pickpoint/:id/update', {
      params,
      body: { ...fields, update_fields: mine, version: from.version },
    });
    await leave();
  }

  async function tried(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict') return await compare().catch(notifyError);
      const refused = error instanceof ApiError && error.code === 'validation_failed';
      if (refused) form.refuse(placed(error, form.latest()));
      notifyError(error, 'pointPage.failed.save', refused ? 10 : 5);
    } finally {
      setBusy(false);
    }
  }

  return {
    form,
    slot,
    busy,
    dirty: names.length > 0,
    save: async (): Promise<void> => {
      if (busy || names.length === 0) return;
      // A file on its way is neither here nor missing.
      if (hasUploads(slot))
        return void notify({ kind: 'warning', title: { key: 'pointPage.failed.uploading' } });
      if (form.tryOn()) await tried(() => send(base));
    },
    conflict: {
      newer,
      busy,
      record: form.record,
      /** Fields that were changed here go over theirs; the rest of theirs stays, since it is not sent. */
      keepMine: async (): Promise<void> => {
        if (!newer) return;
        setNewer(null);
        await tried(() => send({ ...base, version: newer.point.version }));
      },
      takeTheirs: (): void => {
        if (!newer) return;
        const record = recordOf(newer.point);
        setBase({ record, version: newer.point.version });
        form.replace(record);
        setNewer(null);
      },
      close: (): void => setNewer(null),
    },
  };
}

export type PointEdit = ReturnType<typeof usePointEdit>;
