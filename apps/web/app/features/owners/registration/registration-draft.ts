import type { CallOutput } from '@punkt/contract/contract';
import type { UserInfo } from '@punkt/contract/user';
import type { CountryCode } from '@punkt/domain/country-code';
import { emptyOwner } from '@punkt/domain/owner-changes';
import { fittedOwner, OWNER_STEPS, type OwnerRecord, type OwnerStep } from '@punkt/domain/owner-record';
import { useMemo, useState } from 'react';
import { api, session } from '../../../lib/client.ts';
import { type DraftWire, type Saved, wholeDraftWire } from '../../../lib/forms/draft-saver.ts';
import { isNewer, type LocalDraft, localDrafts } from '../../../lib/forms/local-drafts.ts';
import { isSameValue } from '../../../lib/forms/record-values.ts';
import { type DraftPlace, useDraft } from '../../../lib/forms/use-draft.ts';

/** Where a registration stands: the server keeps the step with the answers. */
interface Registering {
  readonly step: OwnerStep;
  readonly record: OwnerRecord;
}

type ServerDraft = CallOutput<'GET /api/v4/owner/draft'>;
/** Nearly all of it is personal, and the server has it a second later: it stays in the tab. */
const localRegistrations = localDrafts<LocalDraft<Registering>>('registration', 'all');

const stepOf = (step: unknown): OwnerStep => OWNER_STEPS.find((each) => each === step) ?? 1;

const fitted = (
  { step, record }: { readonly step: unknown; readonly record: unknown },
  code: CountryCode,
) => ({
  step: stepOf(step),
  record: fittedOwner(record, emptyOwner(code)),
});

/** The server's draft, unless this browser holds newer words: also over a draft that this device wrote itself. */
export function chooseDraft(
  server: ServerDraft,
  local: LocalDraft<Registering> | null,
  device: string,
  fallback: CountryCode,
): Registering {
  const kept = local && isNewer(local, server.updated, server.data.device === device) ? local.record : null;
  return fitted(kept ?? { step: server.step, record: server.data.record }, fallback);
}

export interface OpenedDraft extends Registering {
  /** What the server has, if it has something. */
  readonly saved: Saved<Registering> | null;
  /** Words of an earlier visit that it may not have. */
  readonly restored: boolean;
}

/** A draft that can't be read is no empty one: what is typed over it would take its place. */
export type DraftAnswer = { readonly draft: OpenedDraft } | { readonly failed: unknown };

/** For the loader: where this person left off, here or elsewhere. */
export const openDraft = (user: UserInfo, fallback: CountryCode): Promise<DraftAnswer> =>
  readDraft(user, fallback).then(
    (draft) => ({ draft }),
    (failed: unknown) => ({ failed }),
  );

async function readDraft({ user_id: id }: UserInfo, fallback: CountryCode): Promise<OpenedDraft> {
  const server = await api('GET /api/v4/owner/draft', {});
  const record = fitted({ step: server.step, record: server.data.record }, fallback);
  const chosen = chooseDraft(server, localRegistrations.read(id), session.deviceUuid(), fallback);
  return {
    ...chosen,
    saved: server.updated === null ? null : { id, version: server.updated, record },
    restored: !isSameValue(chosen, record),
  };
}

const registrationWire = (id: string): DraftWire<Registering> =>
  wholeDraftWire(['step', 'record'], async (draft) => {
    const { step, record } = draft;
    const body = { step, data: { record, device: session.deviceUuid() } };
    const { updated } = await api('POST /api/v4/owner/draft', { body });
    return { id, version: updated, record: draft };
  });

/** Gone from this browser once the server has it. */
const browserPlace = (userId: string): DraftPlace<Registering> => ({
  write: (draft) =>
    draft.unsent ? localRegistrations.write(userId, draft) : localRegistrations.forget(userId),
  forget: () => localRegistrations.forget(userId),
});

/** Keeps a registration while it is filled in; a finished step is saved at once. */
export function useRegistrationDraft(
  userId: string,
  opened: OpenedDraft,
  { step, record, latest }: Registering & { readonly latest: () => OwnerRecord },
) {
  const [options] = useState(() => ({
    wire: registrationWire(userId),
    place: browserPlace(userId),
    saved: opened.saved,
    restored: opened.restored,
  }));
  return useDraft<Registering>(options, {
    record: useMemo(() => ({ step, record }), [step, record]),
    latest: () => ({ step, record: latest() }),
    fields: options.wire.fields,
    refusals: {},
    complete: true,
    atOnce: (now, saved) => now.step !== (saved ?? opened).step,
    onRefused: () => undefined,
  });
}
