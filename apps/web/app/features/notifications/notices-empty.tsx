import { ButtonLink } from '../../components/button-link.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { useText } from '../../lib/i18n.tsx';
import { type NoticeArea, type NoticeFilter, noticesPath } from './notice-filter.ts';

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
export function NoticesEmpty({ area, filter, total }: Props) {
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
