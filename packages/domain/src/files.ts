/** File limits. A megabyte is 1024², and limits hold on decoded bytes. */
export const MEGABYTE = 1024 * 1024;

/** A chunk is a slice of the base64 text. */
export const CHUNK_CHARACTERS = 1_000_000;

/** The same chunk as the bytes that it carries: four characters hold three. */
export const CHUNK_BYTES = 750_000;

/** As bytes so many chunks may travel in one request: most of what a request costs is the same for one and for four. */
export const CHUNKS_AT_ONCE = 4;

/** An upload that got no chunk for so long is swept. */
export const ABANDONED_UPLOAD_HOURS = 24;

export const FILE_LIMITS_MB = {
  image: 20,
  creationVideo: 100,
  activationVideo: 200,
  ticket: 10,
  lock: 200,
} as const;

export const VIDEO_SECONDS = 30;

/** A plan or a lease of so many pages; more is a book, and nobody reads one in a review. */
export const PDF_PAGES = 20;

export const FILE_FORMATS = {
  image: ['jpeg', 'jpg', 'png'],
  document: ['jpeg', 'jpg', 'png'],
  video: ['mp4', 'mov'],
} as const;

/** What an uploaded file belongs to, as the upload calls number it. */
export const ENTITY_TYPES = {
  order: 1,
  user: 2,
  point: 4,
  ticket: 5,
  passport: 12,
  document: 15,
} as const;

export type EntityType = (typeof ENTITY_TYPES)[keyof typeof ENTITY_TYPES];

export const FILE_TYPES = [
  'generalPhoto',
  'nightlyGeneralPhoto',
  'bracketPhoto',
  'fittingRoomsPhoto',
  'clientAreaPhoto',
  'warehouseAreaPhoto',
  'surveillancePhoto',
  'video',
  'leaseDocument',
  'btiDocument',
  'leaseDocumentEditArea',
  'btiDocumentEditArea',
] as const;

export type FileType = (typeof FILE_TYPES)[number];

const creationPhotos = [
  'generalPhoto',
  'nightlyGeneralPhoto',
  'clientAreaPhoto',
  'fittingRoomsPhoto',
] as const satisfies readonly FileType[];

/** Photos an application can't do without, at creation and from then on. */
export const REQUIRED_PHOTOS = {
  creation: creationPhotos,
  edit: [...creationPhotos, 'warehouseAreaPhoto', 'surveillancePhoto', 'bracketPhoto'],
} as const satisfies Record<string, readonly FileType[]>;

export const REQUIRED_DOCUMENTS = {
  creation: ['btiDocument'],
  activation: ['leaseDocument', 'btiDocument'],
  areaChange: ['leaseDocumentEditArea', 'btiDocumentEditArea'],
} as const satisfies Record<string, readonly FileType[]>;

export const MINIMUM_PUBLIC_PHOTOS = 3;

/** Small forms (lock, ticket) take up to so many files. */
export const SMALL_FORM_FILES = 3;
