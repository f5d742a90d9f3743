/** What a page posts to the mobile app that shows it. */
export interface WebViewMessage {
  readonly type: 'registration';
  readonly status: 'success';
}

interface NativeWindow {
  readonly ReactNativeWebView?: { readonly postMessage: (text: string) => void };
}

/**
 * React Native has a channel of its own. A parent window gets it only if it is ours: the news is harmless, but whoever
 * frames a page is nobody's business to inform.
 */
export function postToWebView(news: WebViewMessage, page: Window & NativeWindow = window): void {
  page.ReactNativeWebView?.postMessage(JSON.stringify(news));
  if (page.parent !== page) page.parent.postMessage(news, page.location.origin);
}
