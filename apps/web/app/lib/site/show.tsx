import type { ShowProps } from './island.ts';
import { ShowInBrowser } from './show-in-browser.tsx';
import { ShowOnServer } from './show-on-server.tsx';

/** An island in its place. */
export function Show<P extends object>(props: ShowProps<P>) {
  return import.meta.env.SSR ? <ShowOnServer {...props} /> : <ShowInBrowser {...props} />;
}
