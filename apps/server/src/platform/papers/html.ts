import { createHash } from 'node:crypto';
import type { Language } from '@punkt/locales/language';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => ESCAPES[char] ?? char);

export interface HtmlPage {
  readonly language: Language;
  readonly title: string;
  readonly style: string;
  /** HTML that is safe already. */
  readonly body: string;
}

export const renderPage = ({ language, title, style, body }: HtmlPage): string =>
  `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
${body}
</body>
</html>
`;

/** The mark: a map pin whose eye is a doorway, with the light on inside. */
export const MARK = `<svg width="40" height="40" viewBox="0 0 32 32" aria-hidden="true"><path d="M16 1.5c6.4 0 11.5 5 11.5 11.2 0 7.9-8.6 14.9-10.9 17.5a.8.8 0 0 1-1.2 0C13.1 27.6 4.5 20.6 4.5 12.7 4.5 6.5 9.6 1.5 16 1.5Z" fill="#0e6f6a"/><path d="M11 19V11.5a5 5 0 0 1 10 0V19Z" fill="#faf9f6"/><path d="M16 19V9.2l5 2.3V19Z" fill="#f5a524"/></svg>`;

const hashSource = (style: string): string =>
  `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/**
 * For a page in a frame: nothing loads but our fonts, nothing runs, the only style is the one we wrote (by its hash), and only our own
 * pages may show it. Links may open a window, which is then free of the sandbox.
 */
export const framedPolicy = (style: string): string =>
  [
    "default-src 'none'",
    `style-src ${hashSource(style)}`,
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-popups allow-popups-to-escape-sandbox',
  ].join('; ');
