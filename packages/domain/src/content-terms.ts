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
