import type { OrderFile } from '@punkt/domain/order-record';
import { describe, expect, it } from 'vitest';
import { idsOfType, linkOf, publicCount, withIds, withLink, withPublic } from './file-changes.ts';

describe('files of an application', () => {
  const photos = withIds([], 'generalPhoto', ['a', 'b']);

  it('shows photos to customers until somebody says otherwise, and papers never', () => {
    expect(publicCount(photos)).toBe(2);
    const fewer = withPublic(photos, 'a', false);
    expect(publicCount(fewer)).toBe(1);
    // Another photo does not bring the mark back.
    expect(publicCount(withIds(fewer, 'generalPhoto', ['a', 'b', 'c']))).toBe(2);
    expect(publicCount(withIds([], 'btiDocument', ['d']))).toBe(0);
  });

  it('drops what was removed and leaves other types alone', () => {
    const files = withIds(photos, 'btiDocument', ['d']);
    expect(idsOfType(withIds(files, 'generalPhoto', ['b']), 'generalPhoto')).toEqual(['b']);
    expect(idsOfType(withIds(files, 'generalPhoto', []), 'btiDocument')).toEqual(['d']);
  });

  it('keeps the order that the server answers in, whenever each was sent', () => {
    const files = withIds(
      withLink(withIds(photos, 'btiDocument', ['d']), 'https://example.com/v'),
      'bracketPhoto',
      ['e'],
    );
    expect(files.map(({ type }) => type)).toEqual([
      'generalPhoto',
      'generalPhoto',
      'bracketPhoto',
      'video',
      'btiDocument',
    ]);
  });

  it('has one video: a file or a link', () => {
    const file: OrderFile[] = withIds([], 'video', ['v']);
    const link = withLink(file, 'https://example.com/v');
    expect([linkOf(link), idsOfType(link, 'video')]).toEqual(['https://example.com/v', []]);
    expect(linkOf(withIds(link, 'video', ['w']))).toBe('');
    expect(withLink(link, ' ')).toEqual([]);
  });
});
