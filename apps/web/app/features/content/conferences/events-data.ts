import type { Conference } from '@punkt/domain/content-conferences';

interface Organizer {
  readonly name: string;
  readonly url: string;
}

/** What search engines show of the conferences: each with its hour and where to join. */
export const eventsData = (conferences: readonly Conference[], organizer: Organizer): object => ({
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
