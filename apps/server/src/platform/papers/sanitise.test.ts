import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasText, sanitise, TEXT_TAGS } from './sanitise.ts';

describe('hostile HTML', () => {
  it.each([
    ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['<p onclick="alert(1)" onmouseover=alert(1)>a</p>', '<p>a</p>'],
    ['<img src=x onerror=alert(1)><p>a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<a target="_blank" rel="noopener noreferrer">a</a>'],
    ['<a href=" java\nscript:alert(1)">a</a>', '<a target="_blank" rel="noopener noreferrer">a</a>'],
    [
      '<a href="data:text/html,<script>1</script>">a</a>',
      '<a target="_blank" rel="noopener noreferrer">a</a>',
    ],
    ['<a href="//evil.example">a</a>', '<a target="_blank" rel="noopener noreferrer">a</a>'],
    ['<p style="width:expression(alert(1));background:url(javascript:1)">a</p>', '<p>a</p>'],
    ['<style>@import "//evil.example"</style><p class="x" id="y">a</p>', '<p>a</p>'],
    ['<iframe src="//evil.example">b</iframe><p>a</p>', '<p>a</p>'],
    ['<iframe srcdoc="<script>1</script>"></iframe>a', 'a'],
    ['<form action="//evil.example"><input name="phone"><button>a</button></form>', 'a'],
    ['<svg onload=alert(1)><script>1</script></svg><p>a</p>', '<p>a</p>'],
    ['<math><mtext><script>1</script></mtext></math>a', 'a'],
    ['<object data="x"></object><embed src="x"><p>a</p>', '<p>a</p>'],
    [
      '<base href="//evil.example"><meta http-equiv="refresh" content="0;url=//evil.example"><p>a</p>',
      '<p>a</p>',
    ],
    ['<link rel="stylesheet" href="//evil.example"><p>a</p>', '<p>a</p>'],
    ['<!--[if IE]><script>1</script><![endif]--><p>a</p>', '<p>a</p>'],
    ['<template><script>1</script></template><p>a</p>', '<p>a</p>'],
    ['<p>a<scr<script>ipt>alert(1)</p>', '<p>aipt&gt;alert(1)</p>'],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>a', /^(?!.*<img).*a$/],
  ])('%s', (html, clean) => {
    if (typeof clean === 'string') expect(sanitise(html)).toBe(clean);
    else expect(sanitise(html)).toMatch(clean);
  });

  it('keeps what a document is made of', () => {
    const html =
      '<h1>Т</h1><blockquote><p>n</p></blockquote><ol start="2"><li>a</li></ol><table><tbody><tr><td colspan="2">x</td></tr></tbody></table><section lang="ka"><p>ა</p></section>';
    expect(sanitise(html)).toBe(html);
    expect(sanitise('<a href="https://punkt.example">a</a>')).toContain('href="https://punkt.example"');
  });

  it.each([
    '<a href="javascript:x"><C><a href="javascript:x">',
    '<p><C><p>a',
    '<li>a<C><li>b',
    '<p><x><p><x><p><table><x><p>',
  ])('%s changes nothing at the second time, though a dropped tag held two apart', (html) => {
    expect(sanitise(sanitise(html))).toBe(sanitise(html));
  });

  it('changes nothing at the second time, and never lets a handler or a script through', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '<script>',
        '</script>',
        '<p>',
        '</p>',
        '<a href="javascript:x">',
        '"',
        "'",
        '<',
        '>',
        '&lt;',
        '<!--',
        '-->',
      ),
      fc.constantFrom(
        '<svg/onload=x>',
        '<img src=x onerror=y>',
        'style="x:expression(1)"',
        '<b onclick=x>',
        '&#x3c;script&#x3e;',
      ),
      // Random letters may spell a tag that is allowed (`td`), so the list of them is the rules' own.
      fc.string({ maxLength: 5 }),
    );
    const harmless = new RegExp(
      `^</?(${TEXT_TAGS.join('|')})( (target="_blank"|rel="noopener noreferrer"))*( /)?>$`,
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const once = sanitise(pieces.join(''));
        expect(sanitise(once)).toBe(once);
        for (const [tag] of once.matchAll(/<[^>]*>/g)) expect(tag).toMatch(harmless);
      }),
      { numRuns: 300 },
    );
  });
});

describe('text', () => {
  it('is what a reader would see', () => {
    expect(hasText('<p>a</p>')).toBe(true);
    expect(hasText('<p> &nbsp;<br></p><hr>')).toBe(false);
    expect(hasText('')).toBe(false);
  });
});
