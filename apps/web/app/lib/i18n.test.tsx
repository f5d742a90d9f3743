import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { I18nProvider, usePlainText, useText } from './i18n.tsx';

const TABLE = { reviewTicket: { 'canned.photo.text': 'Пришлите {{count}} фото — общий план' } };

function Both() {
  const [text, plain] = [useText(), usePlainText()];
  return [text, plain].map((say, place) => (
    <p key={place === 0 ? 'screen' : 'data'}>{say('reviewTicket.canned.photo.text', { count: 3 })}</p>
  ));
}

it('binds numbers and dashes on screens, and nothing in what becomes data', () => {
  const drawn = renderToStaticMarkup(
    <I18nProvider language="ru" table={TABLE}>
      <Both />
    </I18nProvider>,
  );
  expect(drawn).toBe('<p>Пришлите 3\u00a0фото\u00a0— общий план</p><p>Пришлите 3 фото — общий план</p>');
});
