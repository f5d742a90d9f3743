import type { Operator } from '../page-info.ts';

const NAME = 'punkt-operator';

const inAttribute = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * The policy drawn in the browser has to name the same operator as the server's. Written into the head beside the framework, which
 * leaves alone what it does not know there: no page loads a script for it.
 */
export const withOperator = (html: string, operator: Operator | null): string =>
  operator
    ? html.replace(
        '</head>',
        () => `<meta name="${NAME}" content="${inAttribute(JSON.stringify(operator))}"/></head>`,
      )
    : html;

/** Reads it back. */
export function readOperator(page: Pick<Document, 'querySelector'> = document): Operator | null {
  const tag = page.querySelector<HTMLMetaElement>(`meta[name="${NAME}"]`);
  return tag ? (JSON.parse(tag.content) as Operator) : null;
}
