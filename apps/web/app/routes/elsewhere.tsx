import type { Route } from './+types/elsewhere.ts';

/** Any other address is a document of the public site: the browser goes there, and the app waits until it is gone. */
export function clientLoader({ request }: Route.ClientLoaderArgs): Promise<never> {
  location.assign(request.url);
  return new Promise(() => undefined);
}

export default function Elsewhere() {
  return null;
}
