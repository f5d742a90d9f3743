import { expect, test } from 'vitest';
import { namedWidths } from './named-widths.ts';

function transform(sheet: string): string {
  const { transform: hook } = namedWidths();
  if (typeof hook !== 'object') throw new Error('the plugin has changed');
  return String(hook.handler.call({} as never, sheet, 'a.css'));
}

test('names of widths become figures, and leave no width between the two sides', () => {
  expect(transform('@media (--from-small-tablet) and (--below-desktop) { .a { gap: var(--space-1) } }')).toBe(
    '@media (min-width: 640px) and (max-width: 1099.98px) { .a { gap: var(--space-1) } }',
  );
  expect(transform('@container editor (--below-big-phone) {}')).toBe(
    '@container editor (max-width: 479.98px) {}',
  );
});

test.each(['(--from-telephone)', '(--upto-tablet)'])(
  '%s, a name that nobody gave, ends the build',
  (name) => {
    expect(() => transform(`@media ${name} {}`)).toThrow(name);
  },
);
