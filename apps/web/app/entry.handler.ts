import * as build from 'virtual:react-router/server-build';
import type { PageInfo } from '@punkt/contract/page-info';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { PREVIEW_STYLE } from './features/staff/publishing/preview-style.ts';
import { pageInfoContext } from './lib/page-info-server.ts';

const respond = createRequestHandler(build as ServerBuild, import.meta.env.MODE);

/** Nothing that somebody else wrote stands in a shell, so no script of theirs could carry it. */
const MARK = 'ours';
const MARKED = new RegExp(`<script(?=[^>]*nonce="${MARK}")[^>]*>([\\s\\S]*?)</script>`, 'g');

/** A page of the app behind the log-in: its loading screen, which is the same for everybody. */
export async function render(path: string, about: PageInfo) {
  const context = new RouterContextProvider();
  context.set(pageInfoContext, { info: { ...about, path }, mark: MARK });
  // Not the host of the request: a page is kept for everybody, and that header is whatever the caller writes.
  const url = new URL('http://localhost');
  url.pathname = path;
  const response = await respond(new Request(url), context);
  const redirect = response.headers.get('location');
  if (redirect) return { redirect };
  const html = await response.text();
  const scripts = [...html.matchAll(MARKED)].map(([, script = '']) => script);
  return { status: response.status, html, scripts, styles: [PREVIEW_STYLE] };
}
