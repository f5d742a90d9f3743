/** What is said again and again, by what it is said about. */
const PHOTO = ['photo.blurred', 'photo.glare', 'photo.cropped', 'photo.wrong'] as const;
const PERSON = ['photo.face', 'photo.blurred', 'photo.glare', 'photo.wrong'] as const;
const PAPER = ['paper.stamp', 'paper.expired', 'paper.wrong', 'paper.unreadable'] as const;
const PASSPORT = ['field.photo', 'field.typo', 'field.incomplete'] as const;
const REQUISITES = ['field.register', 'field.typo', 'field.incomplete'] as const;

export type Reason =
  | (typeof PHOTO)[number]
  | (typeof PERSON)[number]
  | (typeof PAPER)[number]
  | (typeof PASSPORT)[number]
  | (typeof REQUISITES)[number];

export function reasonsFor(path: string): readonly Reason[] {
  if (path.endsWith('with_document_photo')) return PERSON;
  if (path.endsWith('document_photo')) return PHOTO;
  if (path.endsWith('tax_files')) return PAPER;
  return path.startsWith('passport.') ? PASSPORT : REQUISITES;
}
