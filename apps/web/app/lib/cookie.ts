/** Ours hold no secret and are read by scripts: a choice of the visitor that the server, or the next page, must know. */
export function writeCookie(name: string, value: string, maxAge?: number): void {
  const life = maxAge === undefined ? '' : `; Max-Age=${maxAge}`;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
  document.cookie = `${name}=${value}; Path=/; SameSite=Lax${life}${secure}`;
}
