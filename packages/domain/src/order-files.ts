import {
  type FileType,
  MINIMUM_PUBLIC_PHOTOS,
  PDF_PAGES,
  REQUIRED_DOCUMENTS,
  REQUIRED_PHOTOS,
} from './files.ts';
import { message } from './message.ts';
import { checkWebAddress } from './web-address.ts';

/** A photo, a document or a video of the room; the address is ours for what was uploaded, anybody's for a video link. */
export interface OrderFile {
  readonly url: string;
  readonly type: FileType;
  /** May be shown to customers. */
  readonly isPublic: boolean;
}

/** A path of our own: what was uploaded. Everything else is a link to somewhere. */
export const isUploaded = ({ url }: OrderFile): boolean => url.startsWith('/api/');

const DOCUMENTS: readonly FileType[] = [
  'leaseDocument',
  'btiDocument',
  'leaseDocumentEditArea',
  'btiDocumentEditArea',
];

export type OrderFileKind = 'photo' | 'video' | 'document';

export function fileKindOf(type: FileType): OrderFileKind {
  if (type === 'video') return 'video';
  return DOCUMENTS.includes(type) ? 'document' : 'photo';
}

/** In the order of the form, whenever each of them was sent; those of one type in the order of sending. */
export const filesOfKind = (files: readonly OrderFile[], kind: OrderFileKind): OrderFile[] =>
  files
    .filter(({ type }) => fileKindOf(type) === kind)
    .sort((a, b) => ORDER_OF_TYPES.indexOf(a.type) - ORDER_OF_TYPES.indexOf(b.type));

/** As the server answers with them: whoever keeps a list in this order finds the same words in the answer. */
export const orderedFiles = (files: readonly OrderFile[]): OrderFile[] =>
  (['photo', 'video', 'document'] as const).flatMap((kind) => filesOfKind(files, kind));

const REQUIRED: readonly FileType[] = [...REQUIRED_PHOTOS.creation, 'video', ...REQUIRED_DOCUMENTS.creation];

/** Places for files in the form of an application, filled or not. Photos and the lease are asked for later and welcome from the start. */
export const FILE_SLOTS = [
  ...REQUIRED_PHOTOS.edit,
  'video',
  ...REQUIRED_DOCUMENTS.creation,
  'leaseDocument',
] as const satisfies readonly FileType[];

/** Papers of a later change of area follow those of the form. */
const ORDER_OF_TYPES: readonly FileType[] = [...FILE_SLOTS, ...REQUIRED_DOCUMENTS.areaChange];

interface FileSlot {
  readonly type: FileType;
  readonly required: boolean;
  readonly filled: boolean;
}

const slotsWith = (files: readonly OrderFile[], required: readonly FileType[]): FileSlot[] =>
  FILE_SLOTS.map((type) => ({
    type,
    required: required.includes(type),
    filled: files.some((file) => file.type === type),
  }));

/** Each place with what stands in it: a remark may be about a photo that is missing. */
export const fileSlots = (files: readonly OrderFile[]): FileSlot[] => slotsWith(files, REQUIRED);

/** At the activation every place is asked for. */
export const activationSlots = (files: readonly OrderFile[]): FileSlot[] => slotsWith(files, FILE_SLOTS);

/** More photos of one kind are no help to anybody who has to look at them; a paper is as long as it is. */
const FILES_OF_ONE_TYPE = { photo: 5, document: PDF_PAGES, video: 1 } as const;

export const mostOfType = (type: FileType): number => FILES_OF_ONE_TYPE[fileKindOf(type)];

/** What can't be right even in a draft: links are for videos only, and a file serves once. */
function checkFile(file: OrderFile, earlier: readonly OrderFile[]): string | null {
  if (!isUploaded(file))
    return file.type === 'video' ? checkWebAddress(file.url) : message('validation.files.incomplete');
  if (earlier.some(({ url }) => url === file.url)) return message('validation.invalid');
  const alike = earlier.filter(({ type }) => type === file.type).length;
  const most = mostOfType(file.type);
  // A second video is a matter of the whole, which says what to do about it.
  return file.type !== 'video' && alike >= most ? message('validation.files.count', { count: most }) : null;
}

/** Problems by `actual_urls.<index>`, for the list as it was sent. */
export function checkFileList(files: readonly OrderFile[]): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const [index, file] of files.entries()) {
    const problem = checkFile(file, files.slice(0, index));
    if (problem) found[`actual_urls.${index}`] = problem;
  }
  return found;
}

interface Wanted {
  readonly photos: keyof typeof REQUIRED_PHOTOS;
  readonly documents: readonly FileType[];
}

/** Exactly one video: a file, or a link that looks like a web address. */
function checkVideo(files: readonly OrderFile[]): string | null {
  const [video, ...rest] = filesOfKind(files, 'video');
  if (!video || rest.length > 0) return message('validation.video.one');
  return isUploaded(video) ? null : checkWebAddress(video.url);
}

const DOCUMENT_MESSAGE = {
  btiDocument: 'validation.documents.bti',
  leaseDocument: 'validation.documents.lease',
} as const;

/** Problems by `actual_urls.<type>`, and `actual_urls.public` where too few photos may be shown. */
export function checkOrderFiles(
  files: readonly OrderFile[],
  wanted: Wanted,
): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  const has = (type: FileType) => files.some((file) => file.type === type);
  for (const type of REQUIRED_PHOTOS[wanted.photos])
    if (!has(type)) found[`actual_urls.${type}`] = message('validation.required');
  for (const type of wanted.documents) {
    const key = DOCUMENT_MESSAGE[type as keyof typeof DOCUMENT_MESSAGE] ?? 'validation.required';
    if (!has(type)) found[`actual_urls.${type}`] = message(key);
  }
  const open = filesOfKind(files, 'photo').filter(({ isPublic }) => isPublic).length;
  if (open < MINIMUM_PUBLIC_PHOTOS)
    found['actual_urls.public'] = message('validation.photos.public', { count: MINIMUM_PUBLIC_PHOTOS });
  const video = checkVideo(files);
  if (video) found['actual_urls.video'] = video;
  return found;
}
