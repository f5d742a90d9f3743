import { wireRequest } from '@punkt/contract/request';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../components/button-link.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ExportButton, listOf, MoreButton } from '../../lib/account/casework/queue/list-pages.tsx';
import { QueueFrame } from '../../lib/account/casework/queue/queue-frame.tsx';
import { useListFilter } from '../../lib/account/casework/queue/use-list-filter.ts';
import { useQueueSteps } from '../../lib/account/casework/queue/use-queue-work.ts';
import { useText } from '../../lib/i18n.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { auditQuery, FILTERS, queryOf, ROOM } from './audit-query.ts';
import { AuditRows, AuditSkeleton } from './audit-rows.tsx';

/** Who did what to whose record, over years: for leads. */
export function AuditScreen() {
  const text = useText();
  const address = useListFilter(ROOM, FILTERS);
  const list = useInfiniteQuery(auditQuery(address.filter));
  const { list: ref, move, shortcuts } = useQueueSteps(list.data);
  return (
    <QueueFrame
      title={text('audit.title')}
      intro={text('audit.text')}
      shortcuts={shortcuts}
      actions={
        <ExportButton
          request={wireRequest('GET /api/v2/manage/audit/export', { query: queryOf(address.filter) })}
          name="punkt-audit"
          failed="audit.failed.export"
        />
      }
      filters={<AuditFilters address={address} meant={list.data?.pages[0]} />}
      queue={listOf(list)}
      skeleton={<AuditSkeleton />}
      empty={() => <AuditEmpty narrow={address.isNarrow} />}
      foot={<MoreButton list={list} />}
    >
      {(rows) => <AuditRows ref={ref} rows={rows} link={address.link} onArrow={move} />}
    </QueueFrame>
  );
}

function AuditEmpty({ narrow }: { readonly narrow: boolean }) {
  const text = useText();
  const why = narrow ? 'empty.search' : 'empty';
  return (
    <EmptyState drawing="orders" title={text(`audit.${why}.title`)} text={text(`audit.${why}.text`)}>
      {narrow && (
        <p>
          <ButtonLink look="quiet" to={ROOM}>
            {text('shell.search.reset')}
          </ButtonLink>
        </p>
      )}
    </EmptyState>
  );
}
