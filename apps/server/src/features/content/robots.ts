/** What has nothing to be found: the account area, the console, the sandbox's own page, and calls. */
const CLOSED = ['/lk', '/manage', '/sandbox', '/api'];

export const robotsOf = (origin: string): string =>
  [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
