import { access } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageInfo } from '@punkt/contract/page-info';

export interface DrawnPage {
  readonly status: number;
  readonly html: string;
  /** What stands inside the page and may run or style it: whoever draws a page names these, and the policy allows nothing else. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

type RenderPage = (path: string, info: PageInfo) => Promise<DrawnPage | { readonly redirect: string }>;
/** Null for a page of the app behind the log-in. */
type RenderSite = (path: string, info: PageInfo) => ReturnType<RenderPage> | Promise<null>;

/** Where pages come from: the build, or Vite while developing. The web app is known only by this one function. */
export interface PageSource {
  render: RenderPage;
  readonly clientFolder: string | null;
  /** Development only: modules, hot reload. Returns whether it has dealt with the request. */
  middleware?(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  close(): Promise<void>;
}

/** The public site first; what it does not know is the app's. */
const together =
  (site: RenderSite, app: RenderPage): RenderPage =>
  async (path, info) =>
    (await site(path, info)) ?? app(path, info);

export async function builtPages(webFolder: string): Promise<PageSource> {
  const load = async (file: string) => {
    const entry = join(webFolder, 'build', file);
    await access(entry).catch(() => {
      throw new Error(
        'The web app is not built: run npm start, or npm run build, from the root of the project.',
      );
    });
    return (await import(pathToFileURL(entry).href)) as { render: RenderPage };
  };
  const [site, app] = await Promise.all([load('site/entry.server.js'), load('server/index.js')]);
  return {
    render: together(site.render, app.render),
    clientFolder: join(webFolder, 'build/client'),
    close: async () => undefined,
  };
}

export async function developmentPages(webFolder: string): Promise<PageSource> {
  // Only here, and only while developing: production never loads a bundler.
  const { createServer } = await import('vite');
  const vite = await createServer({ root: webFolder, server: { middlewareMode: true }, appType: 'custom' });
  const from =
    (file: string): RenderPage =>
    async (path, info) =>
      ((await vite.ssrLoadModule(file)) as { render: RenderPage }).render(path, info);
  return {
    render: together(from('/app/site/entry.server.tsx'), from('/app/entry.handler.ts')),
    clientFolder: null,
    middleware: (request, response) =>
      new Promise((resolve) => {
        response.on('finish', () => resolve(true));
        vite.middlewares(request, response, () => resolve(false));
      }),
    close: () => vite.close(),
  };
}
