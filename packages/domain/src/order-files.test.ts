import { describe, expect, it } from 'vitest';
import { REQUIRED_DOCUMENTS } from './files.ts';
import { message } from './message.ts';
import { checkFileList, checkOrderFiles, fileKindOf, fileSlots, filesOfKind } from './order-files.ts';
import type { OrderFile } from './order-record.ts';
import { SAMPLE_FILES, uploaded } from './testing/orders.ts';

const wanted = { photos: 'creation', documents: REQUIRED_DOCUMENTS.creation } as const;
const check = (files: readonly OrderFile[]) => checkOrderFiles(files, wanted);
const without = (type: string) => SAMPLE_FILES.filter((file) => file.type !== type);
const video = (url: string): OrderFile => ({ url, type: 'video', isPublic: false });

describe('files of an application that is sent', () => {
  it('may be all there', () => expect(check(SAMPLE_FILES)).toEqual({}));

  it.each(['generalPhoto', 'nightlyGeneralPhoto', 'clientAreaPhoto', 'fittingRoomsPhoto'])(
    'want %s',
    (type) => expect(check(without(type))[`actual_urls.${type}`]).toBe(message('validation.required')),
  );

  it('want the plan of the room', () =>
    expect(check(without('btiDocument'))).toEqual({
      'actual_urls.btiDocument': message('validation.documents.bti'),
    }));

  it('want three photos that may be shown', () =>
    expect(check(SAMPLE_FILES.map((file) => ({ ...file, isPublic: file.url === uploaded(1) })))).toEqual({
      'actual_urls.public': message('validation.photos.public', { count: 3 }),
    }));

  it('want one video: a file or a link, not both', () => {
    const said = (text: string) => ({ 'actual_urls.video': text });
    expect(check(without('video'))).toEqual(said(message('validation.video.one')));
    expect(check([...SAMPLE_FILES, video(uploaded(9))])).toEqual(said(message('validation.video.one')));
    expect(check([...without('video'), video(uploaded(9))])).toEqual({});
    expect(check([...without('video'), video('nowhere')])).toEqual(said(message('validation.url')));
  });

  it('want more photos and the lease at the activation', () => {
    const found = checkOrderFiles(SAMPLE_FILES, { photos: 'edit', documents: REQUIRED_DOCUMENTS.activation });
    expect(Object.keys(found).toSorted()).toEqual([
      'actual_urls.bracketPhoto',
      'actual_urls.leaseDocument',
      'actual_urls.surveillancePhoto',
      'actual_urls.warehouseAreaPhoto',
    ]);
  });
});

describe('a list of files, even of a draft', () => {
  it('may be short', () => {
    expect(checkFileList([])).toEqual({});
    expect(checkFileList(SAMPLE_FILES)).toEqual({});
  });

  it('has links for videos only, and those look like a web address', () => {
    expect(checkFileList([video('nowhere')])).toEqual({ 'actual_urls.0': message('validation.url') });
    const link: OrderFile = { url: 'https://a.example/b', type: 'generalPhoto', isPublic: true };
    expect(checkFileList([link])).toEqual({ 'actual_urls.0': message('validation.files.incomplete') });
  });

  it('holds a file once, and not too many of a kind', () => {
    const photo = (number: number): OrderFile => ({
      url: uploaded(number),
      type: 'generalPhoto',
      isPublic: true,
    });
    expect(checkFileList([photo(1), photo(1)])).toEqual({ 'actual_urls.1': message('validation.invalid') });
    const six = [1, 2, 3, 4, 5, 6].map(photo);
    expect(checkFileList(six.slice(0, 5))).toEqual({});
    expect(checkFileList(six)).toEqual({
      'actual_urls.5': message('validation.files.count', { count: 5 }),
    });
  });
});

it('a paper has as many pages as it has', () => {
  const page = (number: number): OrderFile => ({
    url: uploaded(number),
    type: 'leaseDocument',
    isPublic: false,
  });
  const pages = Array.from({ length: 21 }, (_, number) => page(number));
  expect(checkFileList(pages.slice(0, 20))).toEqual({});
  expect(Object.keys(checkFileList(pages))).toEqual(['actual_urls.20']);
});

it('files stand in the order of the form, whatever was sent first', () => {
  const file = (number: number, type: OrderFile['type']): OrderFile => ({
    url: uploaded(number),
    type,
    isPublic: true,
  });
  const sent = [
    file(1, 'bracketPhoto'),
    file(2, 'fittingRoomsPhoto'),
    file(3, 'leaseDocument'),
    file(4, 'generalPhoto'),
    file(5, 'btiDocument'),
    file(6, 'fittingRoomsPhoto'),
    file(7, 'nightlyGeneralPhoto'),
  ];
  const numbers = (kind: 'photo' | 'document') =>
    filesOfKind(sent, kind).map(({ url }) => sent.findIndex((each) => each.url === url) + 1);
  expect(numbers('photo')).toEqual([4, 7, 2, 6, 1]);
  expect(numbers('document')).toEqual([5, 3]);
});

it('a file is a photo, a video or a paper', () =>
  expect([fileKindOf('bracketPhoto'), fileKindOf('video'), fileKindOf('leaseDocumentEditArea')]).toEqual([
    'photo',
    'video',
    'document',
  ]));

describe('places for files', () => {
  const slotOf = (files: readonly OrderFile[], type: string) =>
    fileSlots(files).find((slot) => slot.type === type);

  it('are there whether or not something stands in them', () => {
    expect(slotOf(SAMPLE_FILES, 'generalPhoto')).toMatchObject({ required: true, filled: true });
    expect(slotOf(without('generalPhoto'), 'generalPhoto')).toMatchObject({ required: true, filled: false });
    expect(slotOf(SAMPLE_FILES, 'bracketPhoto')).toMatchObject({ required: false, filled: false });
  });

  it('are those of the form: the lease may come early, papers of a change may not', () => {
    expect(slotOf(SAMPLE_FILES, 'leaseDocument')).toMatchObject({ required: false, filled: false });
    expect(slotOf(SAMPLE_FILES, 'leaseDocumentEditArea')).toBeUndefined();
  });

  it('are required exactly where sending asks for them', () => {
    const asked = Object.keys(check([])).map((path) => path.replace('actual_urls.', ''));
    const required = fileSlots([]).flatMap(({ type, required: needed }) => (needed ? [type] : []));
    expect([...required, 'public'].toSorted()).toEqual(asked.toSorted());
  });
});
