import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { accountTexts } from '../../../account-texts-server.ts';
import { AppProviders } from '../../../app-providers.tsx';
import type { PhotoView } from '../../../lib/account/casework/photos/use-photo-view.ts';
import type { Shortcut } from '../../../lib/account/shortcuts/use-shortcuts.ts';
import { pageAt } from '../../../lib/testing/page-info.ts';
import { useCaseKeys } from './use-case-keys.ts';

const info = pageAt('/manage/reviews');

/** The keys of a case where these decisions are offered, and what a press of one asks for. */
function keysOf(shown: Parameters<typeof useCaseKeys>[2], offered: readonly string[]) {
  let keys: readonly Shortcut[] = [];
  const asked: string[] = [];
  const nothing = () => undefined;
  const acts = {
    claim: nothing,
    release: nothing,
    next: nothing,
    askOne: (...names: readonly string[]) => {
      const found = names.find((name) => offered.includes(name));
      if (found) asked.push(found);
    },
  };
  function Case() {
    keys = useCaseKeys(acts, {} as PhotoView, shown);
    return null;
  }
  renderToStaticMarkup(
    <AppProviders info={info} table={accountTexts.ru}>
      <MemoryRouter>
        <Case />
      </MemoryRouter>
    </AppProviders>,
  );
  const find = (key: string) => keys.find((each) => each.keys.includes(key));
  return {
    label: (key: string) => find(key)?.label,
    press: (key: string) => {
      find(key)?.run?.();
      return asked.splice(0);
    },
  };
}

test('a ticket is closed by a key that says so, and its help names nothing that it never has', () => {
  const { label, press } = keysOf({ talks: true, desk: true, photos: false }, ['closeTicket']);
  expect([label('x'), press('x')]).toEqual(['Закрыть обращение', ['closeTicket']]);
  expect(label('w')).toBe('Ответ партнёру');
  expect(['r', 'p', 't', '+', '-'].map(label)).toEqual(Array(5).fill(undefined));
});

test('a closed ticket is opened again by a key', () => {
  const { press } = keysOf({ talks: true, desk: true, photos: false }, ['reopenTicket']);
  expect(press('a')).toEqual(['reopenTicket']);
});

test('an activation is decided by the keys of every other case', () => {
  const { press, label } = keysOf({ talks: true, desk: false, photos: true }, [
    'activate',
    'remarkActivation',
  ]);
  expect([press('a'), press('r')]).toEqual([['activate'], ['remarkActivation']]);
  expect(label('p')).toBe('Следующий снимок');
});
