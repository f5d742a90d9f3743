import IconFlag from 'icon:flag';
import IconFlagFilled from 'icon:flag-filled';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { pathsOf } from './icons.ts';

const LINES =
  'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';

describe('a drawing', () => {
  it('of one line', () => {
    expect(pathsOf(`<path ${LINES} d="M1 2"/>`)).toEqual([['M1 2']]);
  });

  it('of lines and a dot', () => {
    const body = `<g ${LINES}><path d="M1 2"/><path fill="currentColor" d="m3 4"/></g>`;
    expect(pathsOf(body)).toEqual([['M1 2'], ['m3 4', 'dot']]);
  });

  it('of a surface', () => {
    expect(pathsOf('<path fill="currentColor" d="M1 2"/>')).toEqual([['M1 2', 'surface']]);
  });

  it.each([
    `<circle ${LINES} r="3"/>`,
    `<g ${LINES}><circle r="3"/><path d="M1 2"/></g>`,
    `<g ${LINES}><path d="M1 2"/><circle r="3"/></g>`,
    `<path ${LINES} opacity=".5" d="M1 2"/>`,
    '<path d="M1 2"/>',
    '<path fill="red" d="M1 2"/>',
  ])('of another make is refused: %s', (body) => {
    expect(() => pathsOf(body)).toThrow(body);
  });
});

describe('an icon', () => {
  it('has its size, its lines and no voice', () => {
    const drawn = renderToStaticMarkup(
      createElement(IconFlag, { size: 18, stroke: 1.75, className: 'sign' }),
    );
    expect(drawn).toMatch(
      /^<svg width="18" height="18" viewBox="0 0 24 24" fill="none" stroke="currentColor"/,
    );
    expect(drawn).toMatch(
      /stroke-width="1.75".* aria-hidden="true" class="sign"><path d="[^"]+"><\/path><\/svg>$/,
    );
  });

  it('that is filled has no lines', () => {
    expect(renderToStaticMarkup(createElement(IconFlagFilled))).toMatch(
      /<path d="[^"]+" fill="currentColor" stroke="none">/,
    );
  });

  it('that Tabler does not have is named', async () => {
    const name = 'icon:no-such-icon';
    await expect(import(name)).rejects.toThrow('no-such-icon');
  });
});
