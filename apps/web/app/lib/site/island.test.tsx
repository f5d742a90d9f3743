import { useId } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AppProviders } from '../../app-providers.tsx';
import { useText } from '../i18n.tsx';
import { Island, IslandFiles } from './island.tsx';

const TABLE = { landing: { 'map.title': 'Найдите «место»', 'mapped.no': 'нет', 'open.title': 'нет' } };

function Inside() {
  const text = useText();
  return <h3 id={useId()}>{text('landing.map.title')}</h3>;
}

const draw = () =>
  renderToStaticMarkup(
    <AppProviders info={{ variant: 'main', language: 'ru', sandbox: false, stage: false }} table={TABLE}>
      <IslandFiles value={(source) => `/assets/${source.split('/').at(-1)}`}>
        <Island id="map" source="content/landing/zone-map" of={Inside} words={['landing.map']} />
      </IslandFiles>
    </AppProviders>,
  );

test('an island stands in the page whole, with the address of its script and ids of its own', () => {
  const html = draw();
  expect(html).toContain('<div id="map" data-island="/assets/zone-map.island.tsx"');
  expect(html).toMatch(/<h3 id="[^"]*map[^"]*">Найдите «место»<\/h3>/);
});

test('the page carries the texts below the names that are asked for, and no others', () => {
  const [, words = ''] = /data-words="([^"]*)"/.exec(draw()) ?? [];
  expect(JSON.parse(words.replaceAll('&quot;', '"'))).toEqual({
    landing: { 'map.title': 'Найдите «место»' },
  });
});
