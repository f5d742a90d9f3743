import { JSDOM } from 'jsdom';
import { expect, test, vi } from 'vitest';
import { type StaticNotice, showStaticNotice } from './static-notices.ts';

const drawn = (name: StaticNotice) =>
  `<template data-notice="${name}"><div><p>${name}</p><button></button></div></template>`;

test('of the connection only the last word stands; another notice stays beside it', () => {
  vi.useFakeTimers();
  const { window } = new JSDOM(
    `<div id="notices">${drawn('offline')}${drawn('online')}${drawn('failed')}</div>`,
  );
  vi.stubGlobal('document', window.document);
  const said = () =>
    [...window.document.querySelectorAll('[data-said]')].map(({ textContent }) => textContent);
  for (const name of ['offline', 'failed', 'online'] as const) showStaticNotice(name);
  expect(said()).toEqual(['failed', 'online']);
  showStaticNotice('offline');
  expect(said()).toEqual(['failed', 'offline']);
  vi.runAllTimers();
  expect(said()).toEqual([]);
  vi.useRealTimers();
});
