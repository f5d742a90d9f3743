import { OPENING_HOURS } from './opening-hours.ts';

/** Kinds of section that the landing is made of and the editor edits. */
export const SECTION_TYPES = [
  'faq',
  'conferences',
  'sortingCenters',
  'contractors',
  'elock',
  'programme',
] as const;

export type SectionType = (typeof SECTION_TYPES)[number];

/** So many entries are shown before the reader asks for all. */
export const FAQ_SHOWN = 5;

/** Characters. The specification names those of conferences and sorting centers; the others keep a page a page. */
export const CONTENT_TEXTS = {
  sectionTitle: 200,
  question: 300,
  html: 10_000,
  linkText: 100,
  link: 500,
  conferenceTitle: 100,
  conferenceDescription: 300,
  city: 200,
  address: 300,
  workTime: 200,
  name: 200,
  description: 2_000,
  phone: 50,
  cell: 200,
  towns: 2_000,
} as const;

/** Entries of one list. */
export const CONTENT_COUNTS = {
  faq: 300,
  conferences: 1_000,
  dayConferences: 20,
  centers: 500,
  contractors: 100,
  locks: 100,
  incomeRegions: 100,
  subsidies: 20,
} as const;

/** Texts of one section in one language, not compressed; more of them make a page that a phone waits for. */
export const SECTION_BYTES = 200_000;

/** The days of the calendar are Moscow's, whoever looks at it. */
export const CONFERENCE_TIME_ZONE = 'Europe/Moscow';
/** So long before a conference a subscribed calendar reminds of it. */
export const CONFERENCE_REMINDER_MINUTES = 30;

/** What the landing tells about the programme as a whole. */
export const PROGRAMME_FIGURES = {
  pickupPoints: 72_000,
  turnoverRubles: 4_000_000_000_000,
  ordersPerYear: 4_500_000_000,
  paybackMonths: { from: 2, to: 6 },
  /** Minor units of the rouble. */
  repairFrom: 30_000_000,
  comfortableArea: { from: 40, to: 50 },
  activationReviewDays: 2,
  /** From the payment until the zone is grey on everybody's map. */
  greyMinutes: 15,
  /** Until a declined applicant has the fee back. */
  declinedRefundDays: 30,
  /** The least an application is accepted with: a landing that asked for more would scare people off for nothing. */
  schedule: { hours: OPENING_HOURS.minimumHours, days: OPENING_HOURS.minimumWorkingDays },
} as const;
