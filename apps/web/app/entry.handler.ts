import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { PageInfo } from './lib/page-info.ts';
import { pageInfoContext } from './lib/page-info-server.ts';

export type { PageInfo };

const respond = createRequestHandler(build as ServerBuild, import.meta.env.MODE);

/** The one function the server knows of this app: a page for a request, as a complete document. */
export async function handle(request: Request, info: PageInfo): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(pageInfoContext, info);
  return respond(request, context);
}
