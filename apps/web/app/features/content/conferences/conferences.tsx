import { conferencesOf } from '@punkt/domain/conference-days';
import { SiteHead } from '../../../components/site-head.tsx';
import { useText } from '../../../lib/i18n.tsx';
import { usePageInfo } from '../../../lib/page-info.ts';
import { ContentBoundary } from '../../../lib/site/content-boundary.tsx';
import { Island } from '../../../lib/site/island.tsx';
import { PageFrame } from '../pages/page-frame.tsx';
import { eventsData } from './events-data.ts';
import Meetings from './meetings.island.tsx';

export default function ConferencesPage() {
  const text = useText();
  const { origins, variant, content } = usePageInfo();
  const published = content?.find((section) => section.type === 'conferences');
  const conferences = published && conferencesOf(published.content.conferences);
  return (
    <>
      <SiteHead
        title={text('conferences.page.title')}
        description={text('conferences.page.description')}
        {...(origins &&
          conferences && {
            structured: eventsData(conferences, { name: text('common.brand'), url: origins[variant] }),
          })}
      />
      <PageFrame title={text('conferences.title')} lead={text('conferences.lead')}>
        <ContentBoundary>
          <Island id="meetings" source="content/conferences/meetings" of={Meetings} wake="idle" />
        </ContentBoundary>
      </PageFrame>
    </>
  );
}
