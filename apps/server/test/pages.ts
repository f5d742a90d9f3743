import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { PageInfo, PageSource } from '../src/platform/pages/source.ts';

export interface FakePages extends PageSource {
  /** Every rendering that was asked for. */
  readonly rendered: Array<{ readonly url: string; readonly info: PageInfo }>;
}

/** Pages that show what they were given. `/gone` is missing, `/old` has moved, `/broken` can't be drawn. */
export function fakePages(clientFolder: string | null = null): FakePages {
  const rendered: FakePages['rendered'] = [];
  return {
    rendered,
    clientFolder,
    close: async () => undefined,
    render: async (request, info) => {
      rendered.push({ url: request.url, info });
      const { pathname } = new URL(request.url);
      if (pathname === '/old') return new Response(null, { status: 302, headers: { location: '/new' } });
      if (pathname === '/broken') throw new Error('can not be drawn');
      const html = `<html lang="${info.language}"><script nonce="${info.nonce}"></script>${info.variant} ${pathname}<style nonce="${info.nonce}"></style>`;
      return new Response(html, { status: pathname === '/gone' ? 404 : 200 });
    },
  };
}

export async function folderOf(files: Record<string, string>, cleanUp: (work: () => Promise<void>) => void) {
  const folder = await mkdtemp(join(tmpdir(), 'punkt-pages-'));
  cleanUp(() => rm(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return folder;
}
