import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PageInfo } from '@punkt/contract/page-info';
import type { PageSource } from '../src/platform/pages/source.ts';
import { temporaryFolder } from './temporary-folder.ts';

export interface FakePages extends PageSource {
  /** Every rendering that was asked for. */
  readonly rendered: Array<{ readonly path: string; readonly info: PageInfo }>;
}

/** What stands inside every one of them. */
export const SCRIPT = 'alert(1)';
export const STYLE = 'p{color:red}';

/** Pages that show what they were given. `/gone` is missing, `/old` has moved, `/astray` leads to the front door, `/broken` can't be drawn. */
export function fakePages(clientFolder: string | null = null): FakePages {
  const rendered: FakePages['rendered'] = [];
  return {
    rendered,
    clientFolder,
    close: async () => undefined,
    render: async (path, info) => {
      rendered.push({ path, info });
      if (path === '/old') return { redirect: '/new' };
      if (path === '/astray') return { redirect: '/' };
      if (path === '/broken') throw new Error('can not be drawn');
      const html = `<html lang="${info.language}"><script>${SCRIPT}</script>${info.variant} ${path}<style>${STYLE}</style>`;
      return { status: path === '/gone' ? 404 : 200, html, scripts: [SCRIPT], styles: [STYLE] };
    },
  };
}

export async function folderOf(files: Record<string, string>, cleanUp: (work: () => Promise<void>) => void) {
  const folder = await temporaryFolder('pages', cleanUp);
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return folder;
}
