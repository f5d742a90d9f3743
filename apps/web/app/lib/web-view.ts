/** What a page tells the mobile app whose window it is shown in. */
export interface WebViewNews {
  readonly type: 'registration';
  readonly status: 'success';
}

interface NativeWindow {
  readonly ReactNativeWebView?: { readonly postMessage: (text: string) => void };
}

/**
 * React Native has a channel of its own. A parent window hears it only if it is ours: the news is harmless, but whoever
 * frames a page is nobody's business to inform.
 */
export function tellWebView(news: WebViewNews, page: Window & NativeWindow = window): void {
  page.ReactNativeWebView?.postMessage(JSON.stringify(news));
  if (page.parent !== page) page.parent.postMessage(news, page.location.origin);
}
