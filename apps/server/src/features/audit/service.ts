import { EXPORT_ROWS } from '@punkt/contract/console';
import { type AuditAct, parseRecord } from '@punkt/domain/audit';
import { startOfMoscowDay } from '@punkt/domain/date';
import { parsePhone } from '@punkt/domain/phone';
import { staffCan } from '@punkt/domain/staff';
import { z } from 'zod';
import { audit } from '../../platform/audit/audit.ts';
import { addSeconds, type Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Asking, Caller } from '../../platform/http/caller.ts';
import { Failure } from '../../platform/http/failure.ts';
import type { AuthAdmin } from '../auth/admin.ts';
import { type AuditFilter, type AuditRow, countAudit, readAudit } from './audit-store.ts';

export type { AuditRow } from './audit-store.ts';

const DAY_SECONDS = 24 * 3600;
const BATCH = 1_000;
const SYSTEM = 'system';

/** As the wire spells it. */
export interface AuditWish {
  readonly actor?: string | undefined;
  readonly owner?: string | undefined;
  readonly act?: AuditAct | undefined;
  readonly record?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export type Names = ReadonlyMap<string, string>;

interface AuditDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly accounts: Pick<AuthAdmin, 'namesOf' | 'findUser'>;
}

function mustRead({ staffRoles }: Caller): void {
  if (!staffCan(staffRoles, 'readAudit')) throw new Failure('forbidden');
}

const isUuid = (word: unknown): word is string => z.uuid().safeParse(word).success;

/** Everybody whom rows name, so that one question finds all names. */
const peopleOf = (rows: readonly AuditRow[]): string[] =>
  rows.flatMap(({ actor_id, owner_id, subject_kind, subject_id, data }) => [
    ...(actor_id ? [actor_id] : []),
    ...(owner_id ? [owner_id] : []),
    ...(subject_kind === 'user' && isUuid(subject_id) ? [subject_id] : []),
    // Whom a reading was narrowed down to, and whom a case was given to.
    ...[data.actor, data.owner, data.to].filter(isUuid),
  ]);

export function createAuditService({ db, clock, accounts }: AuditDeps) {
  /** A person by id or phone; null when nobody has it. */
  const personOf = async (tx: Tx, word: string): Promise<string | null> => {
    if (z.uuid().safeParse(word).success) return word.toLowerCase();
    const phone = parsePhone(word, 'RU');
    return phone.ok ? ((await accounts.findUser(tx, phone.e164digits)) ?? null) : null;
  };

  /** Null when the filter names somebody or something that is not there: nothing can match. */
  const filterOf = async (tx: Tx, wish: AuditWish): Promise<AuditFilter | null> => {
    const actor =
      wish.actor === undefined || wish.actor === SYSTEM ? wish.actor : await personOf(tx, wish.actor);
    const owner = wish.owner === undefined ? undefined : await personOf(tx, wish.owner);
    const record = wish.record === undefined ? undefined : parseRecord(wish.record);
    if (actor === null || owner === null || record === null) return null;
    return {
      actor: actor === SYSTEM ? null : actor,
      owner,
      act: wish.act,
      record,
      from: wish.from ? startOfMoscowDay(wish.from) : undefined,
      until: wish.to ? addSeconds(startOfMoscowDay(wish.to), DAY_SECONDS) : undefined,
    };
  };

  /** What was asked for, by ids: a phone that somebody typed does not belong into a log. */
  const trace = (
    tx: Tx,
    { caller, requestId, address }: Asking,
    action: 'audit.read' | 'audit.exported',
    wish: AuditWish,
    filter: AuditFilter | null,
    more: Record<string, number>,
  ) => {
    const { act, record, from, to } = wish;
    const people = {
      ...(filter?.actor !== undefined && { actor: filter.actor ?? SYSTEM }),
      ...(filter?.owner && { owner: filter.owner }),
    };
    return audit(tx, {
      at: clock.now(),
      actorId: caller.userId,
      action,
      subject: { kind: 'audit', id: 'log' },
      ownerId: filter?.owner ?? null,
      data: {
        ...people,
        ...(act && { act }),
        ...(record && { record }),
        ...(from && { since: from }),
        ...(to && { until: to }),
        ...more,
      },
      requestId,
      address,
    });
  };

  const namesFor = (rows: readonly AuditRow[], also: readonly string[] = []): Promise<Names> =>
    accounts.namesOf(db, [...peopleOf(rows), ...also]);

  async function* batches(filter: AuditFilter, upTo: Date) {
    let before: number | undefined;
    // What is written while the file is (this very act among it) is not in it: it would never end.
    const frozen = { ...filter, until: filter.until && filter.until < upTo ? filter.until : upTo };
    for (;;) {
      const rows = await readAudit(db, frozen, BATCH, before);
      if (rows.length > 0) yield { rows, names: await namesFor(rows) };
      if (rows.length < BATCH) return;
      before = rows.at(-1)?.id;
    }
  }

  return {
    /** One transaction: nobody reads without a trace. The trace comes last, so that a page does not begin with itself. */
    page: async (asking: Asking, wish: AuditWish, pageSize: number, before?: number) => {
      mustRead(asking.caller);
      const { rows, filter } = await transaction(db, async (tx) => {
        const found = await filterOf(tx, wish);
        const page = found ? await readAudit(tx, found, pageSize + 1, before) : [];
        await trace(tx, asking, 'audit.read', wish, found, before === undefined ? {} : { before });
        return { rows: page, filter: found };
      });
      const shown = rows.slice(0, pageSize);
      const meant = [filter?.actor, filter?.owner].filter((id) => typeof id === 'string');
      return {
        rows: shown,
        names: await namesFor(shown, meant),
        next: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
        actor: filter?.actor ?? null,
        owner: filter?.owner ?? null,
      };
    },

    /** Rows in batches, with the names of whom they are about. */
    export: async (asking: Asking, wish: AuditWish) => {
      mustRead(asking.caller);
      const now = clock.now();
      const filter = await transaction(db, async (tx) => {
        const found = await filterOf(tx, wish);
        const rows = found ? await countAudit(tx, found, EXPORT_ROWS + 1) : 0;
        if (rows > EXPORT_ROWS) throw new Failure('export_too_large', { params: { count: EXPORT_ROWS } });
        await trace(tx, asking, 'audit.exported', wish, found, { rows });
        return found;
      });
      return filter ? batches(filter, now) : batches({ record: { kind: '', id: '' } }, now);
    },
  };
}

export type AuditService = ReturnType<typeof createAuditService>;
