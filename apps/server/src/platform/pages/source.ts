import { access } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ContentSection } from '@punkt/domain/content';
import type { Language } from '@punkt/locales/language';
import type { Variant } from '../http/variant.ts';

/** Where each variant of the site lives. */
export type Origins = Readonly<Record<Variant, string>>;

/** Who processes personal data, as the policy names it. */
export interface Operator {
  readonly name: string;
  readonly address: string;
  readonly email: string;
}

/** All that a page may depend on besides its path. */
export interface PageInfo {
  readonly variant: Variant;
  readonly language: Language;
  readonly nonce: string;
  readonly sandbox: boolean;
  readonly stage: boolean;
  readonly contentVersion: string;
  /** What is published, or null while it can't be read: the page then says so, and is not kept. */
  readonly content: readonly ContentSection[] | null;
  readonly origins: Origins;
  /** Null in a sandbox that was told of none: the policy then names a made-up one and says so. */
  readonly operator: Operator | null;
}

type RenderPage = (request: Request, info: PageInfo) => Promise<Response>;

/** Where pages come from: the build, or Vite while developing. The web app is known only by this one function. */
export interface PageSource {
  render: RenderPage;
  readonly clientFolder: string | null;
  /** Development only: modules, hot reload. Answers whether it has dealt with the request. */
  middleware?(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  close(): Promise<void>;
}

export async function builtPages(webFolder: string): Promise<PageSource> {
  const entry = join(webFolder, 'build/server/index.js');
  await access(entry).catch(() => {
    throw new Error(
      'The web app is not built: run npm start, or npm run build, from the root of the project.',
    );
  });
  const { handle } = (await import(pathToFileURL(entry).href)) as { handle: RenderPage };
  return { render: handle, clientFolder: join(webFolder, 'build/client'), close: async () => undefined };
}

export async function developmentPages(webFolder: string): Promise<PageSource> {
  // Only here, and only while developing: production never loads a bundler.
  const { createServer } = await import('vite');
  const vite = await createServer({ root: webFolder, server: { middlewareMode: true }, appType: 'custom' });
  return {
    render: async (request, info) => {
      const { handle } = (await vite.ssrLoadModule('/app/entry.handler.ts')) as { handle: RenderPage };
      return handle(request, info);
    },
    clientFolder: null,
    middleware: (request, response) =>
      new Promise((resolve) => {
        response.on('finish', () => resolve(true));
        vite.middlewares(request, response, () => resolve(false));
      }),
    close: () => vite.close(),
  };
}
