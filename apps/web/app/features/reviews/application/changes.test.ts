import { expect, it } from 'vitest';
import type { Application } from './application.ts';
import { fileChanges, replacedFiles } from './changes.tsx';

const file = (type: string, url: string, isPublic = false) => ({ type, url, isPublic });
const files = (photos: object[], videos: object[] = [], documents: object[] = []) => ({
  photos,
  videos,
  documents,
});
const application = (now: object, earlier: object | null) => ({ ...now, earlier }) as Application;

it('nothing was sent back: nothing is other than before', () => {
  const first = application(files([file('generalPhoto', '/a')]), null);
  expect([...fileChanges(first)]).toEqual([]);
  expect(replacedFiles(first)).toEqual([]);
});

it('tells what became of the files of each place', () => {
  const second = application(
    files(
      [file('generalPhoto', '/new'), file('clientAreaPhoto', '/c', true), file('bracketPhoto', '/b')],
      [file('video', '/v')],
    ),
    files(
      [file('generalPhoto', '/old'), file('clientAreaPhoto', '/c'), file('fittingRoomsPhoto', '/f')],
      [file('video', '/v')],
    ),
  );
  expect(Object.fromEntries(fileChanges(second))).toEqual({
    generalPhoto: 'replaced',
    clientAreaPhoto: 'public',
    bracketPhoto: 'added',
    fittingRoomsPhoto: 'removed',
  });
  expect(replacedFiles(second).map(({ url }) => url)).toEqual(['/old', '/f']);
});
