import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { AppProviders } from './app-providers.tsx';
import { DocumentPreloads } from './document-preloads.tsx';
import { NonceContext } from './lib/nonce.ts';
import { pageInfoContext } from './lib/page-info-server.ts';
import { withOperator } from './lib/site/operator.ts';
import { scriptsLast } from './lib/site/scripts-last.ts';
import { serverTexts } from './lib/texts-server.ts';

const SITE = 'routes/site/layout';

/** Waits for the whole document: pages are cached, so nobody gains by seeing the first half early. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const info = loadContext.get(pageInfoContext);
  let failure: unknown;
  const stream = await renderToReadableStream(
    <DocumentPreloads language={info.language} pathname={new URL(request.url).pathname}>
      <NonceContext value={info.nonce}>
        <AppProviders info={info} table={serverTexts[info.language]}>
          <ServerRouter context={routerContext} url={request.url} nonce={info.nonce} />
        </AppProviders>
      </NonceContext>
    </DocumentPreloads>,
    {
      nonce: { script: info.nonce, style: info.nonce },
      signal: request.signal,
      onError(error) {
        failure ??= error;
      },
    },
  );
  await stream.allReady;
  // A page that broke while drawing must not be cached as if it were whole: the server answers 500 and logs it.
  if (failure) throw failure;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const html = withOperator(await new Response(stream).text(), info.operator);
  const isSite = routerContext.staticHandlerContext.matches.some(({ route }) => route.id === SITE);
  return new Response(isSite ? scriptsLast(html, info.nonce) : html, { status, headers });
}
