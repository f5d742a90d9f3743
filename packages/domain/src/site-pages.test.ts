import { describe, expect, test } from 'vitest';
import { indexedPages, inPreview, isPaired, SITE_PAGES, sitePageAt } from './site-pages.ts';

describe('public pages', () => {
  test.each([
    ['/', '/?preview=t'],
    ['/#faq', '/?preview=t#faq'],
    ['/signboard?a=1&b=2#top', '/signboard?preview=t&a=1&b=2#top'],
    ['/signboard?preview=other', '/signboard?preview=other'],
    // Not of this site, not a page, or nothing that is edited.
    ['/documents/brandbook-georgia', '/documents/brandbook-georgia'],
    ['/documents/checklist-ru.pdf', '/documents/checklist-ru.pdf'],
    ['/login', '/login'],
    ['/registration', '/registration'],
    ['/lk/orders', '/lk/orders'],
    ['#faq', '#faq'],
    ['//elsewhere.example/', '//elsewhere.example/'],
    ['https://elsewhere.example/signboard', 'https://elsewhere.example/signboard'],
  ])('inside a preview %s leads to %s', (href, kept) => {
    expect(inPreview(href, 'main', 't')).toBe(kept);
  });

  test('each path stands once', () => {
    const paths = SITE_PAGES.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('the Georgian site has its reduced set, and one page of its own', () => {
    const georgian = SITE_PAGES.filter(({ variants }) => variants.includes('georgian'));
    expect(georgian.map(({ path }) => path)).toEqual([
      '/',
      '/apps',
      '/documents/brandbook-georgia',
      '/privacy-policy',
      '/offer',
      '/login',
      '/login-page',
      '/registration',
      '/verify',
    ]);
    expect(sitePageAt('/documents/brandbook-georgia', 'main')).toBeUndefined();
    expect(sitePageAt('/conferences', 'georgian')).toBeUndefined();
  });

  test('a path is found with a slash at its end and with the code of a paper', () => {
    expect(sitePageAt('/apps/', 'main')?.path).toBe('/apps');
    expect(sitePageAt('/', 'georgian')?.path).toBe('/');
    expect(sitePageAt('/verify/ABCD-1234', 'main')?.path).toBe('/verify');
    expect(sitePageAt('/verification', 'main')).toBeUndefined();
  });

  test('pages one only passes through are offered to nobody', () => {
    const paths = indexedPages('main').map(({ path }) => path);
    expect(paths).toContain('/conferences');
    expect(paths).not.toContain('/registration');
    expect(paths).not.toContain('/login-page');
    expect(paths).not.toContain('/verify');
  });

  test('pairs of the two sites', () => {
    const paired = indexedPages('georgian').filter(isPaired);
    expect(paired.map(({ path }) => path)).toEqual(['/', '/apps', '/privacy-policy', '/offer', '/login']);
  });
});
