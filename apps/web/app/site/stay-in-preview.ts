import { inPreview } from '@punkt/domain/site-pages';
import { readPageInfo } from '../lib/page-info-browser.ts';

/** What the browser draws by itself (the calendar, the assistant) has links that the server has not seen: they are mended when pressed. */
export function stayInPreview(token: string): void {
  const { variant } = readPageInfo();
  const keep = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href^="/"]') : null;
    const href = link?.getAttribute('href');
    if (href) link?.setAttribute('href', inPreview(href, variant, token));
  };
  // The middle button opens a tab without a click.
  for (const press of ['click', 'auxclick']) addEventListener(press, keep, true);
}
