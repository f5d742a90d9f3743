import type { Conference } from '@punkt/domain/content-conferences';

/** What search engines show of the conferences: each with its hour and where to join. */
export const eventsData = (conferences: readonly Conference[], origin: string): object => ({
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
    location: { '@type': 'VirtualLocation', url: new URL(link, origin).href },
    organizer: { '@type': 'Organization', name: 'Пункт', url: origin },
  })),
});
