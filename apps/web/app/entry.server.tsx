import chunks from 'virtual:text-chunks';
import { preloadModule } from 'react-dom';
import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { accountTexts } from './account-texts-server.ts';
import { AppProviders } from './app-providers.tsx';
import { pageInfoContext } from './lib/page-info-server.ts';
import { textPartsOf } from './lib/text-parts.ts';

/** Waits for the whole document: pages are cached, so nobody gains by seeing the first half early. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { info, mark } = loadContext.get(pageInfoContext);
  let failure: unknown;
  const Preloads = () => {
    for (const part of textPartsOf(info.path))
      for (const file of chunks[`${info.language}/${part}`] ?? []) preloadModule(file, { as: 'script' });
    return null;
  };
  const stream = await renderToReadableStream(
    <AppProviders info={info} table={accountTexts[info.language]}>
      <Preloads />
      <ServerRouter context={routerContext} url={request.url} nonce={mark} />
    </AppProviders>,
    {
      nonce: { script: mark, style: mark },
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
  return new Response(stream, { status, headers });
}
