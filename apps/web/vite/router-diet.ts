import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/**
 * Two modules of the router that can't be reached by us, yet which its own `if`s keep in the bundle: discovering routes while
 * browsing (our list is complete, `routeDiscovery: initial`) and instrumentation (we have none). Three of the 115 KiB that a
 * first load may weigh.
 */
const STANDINS: Readonly<Record<string, string>> = {
  'lib/dom/ssr/fog-of-war.js': `
    export const URL_LIMIT = 7680;
    export const isFogOfWarEnabled = () => false;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => undefined;
    export const handleClientVersionMismatch = async () => false;
    export const getManifestPath = () => '';
    export const getPartialManifest = (manifest) => manifest;
    export const getPathsWithAncestors = (paths) => paths;
  `,
  'lib/router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export const instrumentHandler = (handler) => handler;
    export const instrumentationResultMetaContext = undefined;
  `,
};

const standInOf = (id: string): string | undefined =>
  Object.entries(STANDINS).find(([file]) => id.endsWith(`react-router/dist/production/${file}`))?.[1];

const namesOf = (code: string): string[] =>
  [...code.matchAll(/export (?:const (\w+)|\{([^}]+)\})/g)]
    .flatMap(([, one, many]) => one ?? many?.split(',') ?? [])
    .map((name) => name.trim())
    .sort();

export function routerDiet(): Plugin {
  return {
    name: 'punkt:router-diet',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async load(id) {
      const standIn = standInOf(id);
      if (!standIn) return undefined;
      // Another version of the router may mean something else by them: then this must be looked at again.
      if (String(namesOf(await readFile(id, 'utf8'))) !== String(namesOf(standIn)))
        throw new Error(`${id} exports other names than vite/router-diet.ts replaces`);
      return standIn;
    },
  };
}
