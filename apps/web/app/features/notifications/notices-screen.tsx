import IconSettings from 'icon:settings';
import { PAGE_SIZE } from '@punkt/domain/constants';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { Button } from '../../components/button.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { FailedState } from '../../components/failed-state.tsx';
import { Pager } from '../../components/pager.tsx';
import { ScreenTitle } from '../../components/screen-title.tsx';
import { SegmentLinks } from '../../components/segments.tsx';
import { useText } from '../../lib/i18n.tsx';
import { type NoticeArea, type NoticeFilter, noticesPath, readNoticeFilter } from './notice-filter.ts';
import { NoticeList, NoticeSkeleton } from './notice-list.tsx';
import { noticesQuery, useRead } from './notices-query.ts';
import styles from './notices-screen.module.css';
import { Preferences } from './preferences.tsx';

interface Props {
  readonly area: NoticeArea;
  readonly filter: NoticeFilter;
  readonly total: number;
}

function whyEmpty({ unread }: NoticeFilter, total: number): 'empty' | 'empty.unread' | 'empty.page' {
  if (total > 0) return 'empty.page';
  return unread ? 'empty.unread' : 'empty';
}

/** Nothing to show has three reasons, and two of them have a way out. */
function NoticesEmpty({ area, filter, total }: Props) {
  const text = useText();
  const why = whyEmpty(filter, total);
  const to = noticesPath(area, { unread: why === 'empty.page' && filter.unread, page: 1 });
  return (
    <EmptyState
      drawing="notices"
      title={text(`noticeList.${why}.title`)}
      text={text(
        why === 'empty' && area === '/manage' ? 'staff.notices.empty.text' : `noticeList.${why}.text`,
      )}
    >
      {why !== 'empty' && (
        <p>
          <ButtonLink look="quiet" to={to}>
            {text(`noticeList.${why}.link`)}
          </ButtonLink>
        </p>
      )}
    </EmptyState>
  );
}

function Notices({ area }: { readonly area: NoticeArea }) {
  const filter = readNoticeFilter(useSearchParams()[0]);
  const { data, error, isPlaceholderData, refetch } = useQuery(noticesQuery(filter));
  const read = useRead();
  return (
    <div>
      <Tools area={area} filter={filter} unread={data?.unread ?? 0} read={read} />
      {!data && !error && <NoticeSkeleton />}
      {!data && error && <FailedState error={error} onRetry={() => void refetch()} />}
      {data?.data.length === 0 && <NoticesEmpty area={area} filter={filter} total={data.total} />}
      {data && data.data.length > 0 && (
        <div data-old={isPlaceholderData || undefined} className={styles.rows}>
          <NoticeList notices={data.data} onOpen={(id) => read.mutate([id])} />
          <Pager
            page={filter.page}
            pageSize={PAGE_SIZE}
            total={data.total}
            pathOf={(page) => noticesPath(area, { ...filter, page })}
          />
        </div>
      )}
    </div>
  );
}

interface ToolsProps {
  readonly area: NoticeArea;
  readonly filter: NoticeFilter;
  readonly unread: number;
  readonly read: ReturnType<typeof useRead>;
}

function Tools({ area, filter, unread, read }: ToolsProps) {
  const text = useText();
  return (
    <div className={styles.tools}>
      <SegmentLinks label={text('noticeList.filter.label')}>
        <Link
          to={noticesPath(area, { unread: false, page: 1 })}
          replace
          aria-current={filter.unread ? undefined : 'true'}
        >
          {text('noticeList.filter.all')}
        </Link>
        <Link
          to={noticesPath(area, { unread: true, page: 1 })}
          replace
          aria-current={filter.unread ? 'true' : undefined}
        >
          {text('noticeList.filter.unread')}
          {unread > 0 && <small>{unread}</small>}
        </Link>
      </SegmentLinks>
      <div className={styles.ways}>
        <a href="#preferences" className={styles.settings}>
          <IconSettings size={18} stroke={1.75} />
          {text('noticeList.preferences.title')}
        </a>
        {unread > 0 && (
          <Button look="quiet" busy={read.isPending} onClick={() => read.mutate(undefined)}>
            {text('noticeList.read.all')}
          </Button>
        )}
      </div>
    </div>
  );
}

export function NoticesScreen({ area }: { readonly area: NoticeArea }) {
  const text = useText();
  return (
    <>
      <ScreenTitle title={text('noticeList.title')} />
      <div className={styles.columns}>
        <Notices area={area} />
        <Preferences area={area} />
      </div>
    </>
  );
}
