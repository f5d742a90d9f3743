import { AUDIT_ACTS, AUDIT_RECORDS, isAuditAct, isAuditRecord } from '@punkt/domain/audit';
import { useQuery } from '@tanstack/react-query';
import {
  countOf,
  FilterChip,
  ListFilters,
  ListSearch,
  ListSelect,
  NarrowLine,
  ResetLink,
} from '../../lib/account/casework/queue/list-filters.tsx';
import { PeriodFilter } from '../../lib/account/casework/queue/period-filter.tsx';
import type { useListFilter } from '../../lib/account/casework/queue/use-list-filter.ts';
import { colleaguesQuery } from '../../lib/account/colleagues-query.ts';
import { useText } from '../../lib/i18n.tsx';
import { type FILTERS, isNumbered, ROOM } from './audit-query.ts';

interface Meant {
  readonly id: string;
  readonly name: string;
}

interface Props {
  readonly address: ReturnType<typeof useListFilter<(typeof FILTERS)[number]>>;
  /** Whom the filter means, as the server found them. */
  readonly meant: { readonly actor: Meant | null; readonly owner: Meant | null } | undefined;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** What has no number of its own is not looked for by number. */
const NUMBERED = AUDIT_RECORDS.filter((kind) => isNumbered(kind));

export function AuditFilters({ address, meant }: Props) {
  const text = useText();
  const { filter, go, link, isNarrow } = address;
  const { data: staff } = useQuery(colleaguesQuery);
  const colleagues = staff?.data ?? [];
  const known = filter.actor === 'system' || colleagues.some(({ id }) => id === filter.actor);
  const [kind = '', id = ''] = splitRecord(filter.record);
  const ownerById = filter.owner !== undefined && UUID.test(filter.owner);
  const nameOf = (person: Meant | null | undefined) =>
    person ? person.name || text('audit.noname') : text('audit.erased');
  return (
    <ListFilters>
      <NarrowLine
        search={
          <ListSearch
            label={text('audit.filter.owner')}
            value={ownerById ? '' : (filter.owner ?? '')}
            onSearch={(owner) => go({ owner: owner || undefined })}
          />
        }
        count={countOf(filter.actor, filter.act, filter.record, filter.from ?? filter.to, ownerById)}
      >
        <ListSelect
          label={text('audit.filter.actor')}
          all={text('audit.filter.actor.all')}
          value={known ? (filter.actor ?? '') : ''}
          options={[
            ...colleagues.map((person) => [person.id, person.name || person.phone] as const),
            ['system', text('audit.system')],
          ]}
          onChange={(actor) => go({ actor: actor || undefined })}
        />
        <ListSelect
          label={text('audit.filter.act')}
          all={text('audit.filter.act.all')}
          value={isAuditAct(filter.act) ? filter.act : ''}
          options={AUDIT_ACTS.map((act) => [act, text(`audit.act.${act}`)])}
          onChange={(act) => go({ act: act || undefined })}
        />
        <ListSelect
          label={text('audit.filter.record')}
          all={text('audit.filter.record.all')}
          value={isAuditRecord(kind) ? kind : ''}
          options={NUMBERED.map((each) => [each, text(`audit.record.${each}`)])}
          onChange={(each) => go({ record: each ? `${each}:` : undefined })}
        />
        {kind && (
          <ListSearch
            short
            label={text('audit.filter.record.id')}
            value={id}
            onSearch={(number) => go({ record: `${kind}:${number}` })}
          />
        )}
        <PeriodFilter from={filter.from} to={filter.to} onChange={go} />
        {filter.actor && !known && (
          <FilterChip
            words={text('audit.filter.actor.chosen', { name: nameOf(meant?.actor) })}
            label={text('audit.filter.remove', { name: text('audit.filter.actor') })}
            {...link({ actor: undefined })}
          />
        )}
        {ownerById && (
          <FilterChip
            words={text('audit.filter.owner.chosen', { name: nameOf(meant?.owner) })}
            label={text('audit.filter.remove', { name: text('audit.column.owner') })}
            {...link({ owner: undefined })}
          />
        )}
        {isNarrow && <ResetLink to={ROOM} />}
      </NarrowLine>
    </ListFilters>
  );
}

/** `order:15`; the number may still be missing. */
function splitRecord(record: string | undefined): readonly string[] {
  const colon = record?.indexOf(':') ?? -1;
  return record && colon > 0 ? [record.slice(0, colon), record.slice(colon + 1)] : [];
}
