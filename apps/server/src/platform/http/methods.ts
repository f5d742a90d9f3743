import type { FastifyInstance } from 'fastify';

/** As long as the router lets a parameter be; see `routerOptions`. */
export const LONGEST_PARAM = 200;

const literally = (text: string): string => text.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);

const patternOf = (url: string): RegExp =>
  new RegExp(
    `^${literally(url)
      .replaceAll(/:[^/]+/g, `[^/]{1,${LONGEST_PARAM}}`)
      .replaceAll('*', '.*')}$`,
  );

/**
 * Remembers which methods each path knows, and answers them for the path of a request that no route took. The pages' `/*` does not
 * count: it takes whatever nobody else does, so it makes no path known.
 */
export function collectMethods(app: FastifyInstance): (path: string) => string[] {
  const known = new Map<string, { readonly pattern: RegExp; readonly methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method }) => {
    if (url === '/*') return;
    const route = known.get(url) ?? { pattern: patternOf(url), methods: new Set() };
    for (const each of [method].flat()) route.methods.add(each);
    known.set(url, route);
  });
  return (path) => {
    const matching = [...known.values()].filter(({ pattern }) => pattern.test(path));
    return [...new Set(matching.flatMap(({ methods }) => [...methods]))].sort();
  };
}
