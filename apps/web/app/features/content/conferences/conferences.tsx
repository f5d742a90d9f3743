import { conferencesOf } from '@punkt/domain/conference-days';
import type { Conference } from '@punkt/domain/content-conferences';
import { SiteHead } from '../../../components/site-head.tsx';
import { useText } from '../../../lib/i18n.tsx';
import { usePageInfo } from '../../../lib/page-info.ts';
import { ContentBoundary } from '../../../lib/site/content-boundary.tsx';
import { Island } from '../../../lib/site/island.tsx';
import { PageFrame } from '../pages/page-frame.tsx';
import Meetings from './meetings.island.tsx';

interface Organizer {
  readonly name: string;
  readonly url: string;
}

/** What search engines show of the conferences: each with its hour and where to join. */
const eventsData = (conferences: readonly Conference[], organizer: Organizer): object => ({
  '@context': 'https://schema.org',
  '@graph': conferences.map(({ title, description, link, startDate, endDate }) => ({
    '@type': 'Event',
    name: title,
    description,
    startDate,
    endDate,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    isAccessibleForFree: true,
    inLanguage: 'ru',
    location: { '@type': 'VirtualLocation', url: new URL(link, organizer.url).href },
    organizer: { '@type': 'Organization', ...organizer },
  })),
});

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
