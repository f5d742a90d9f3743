import { escapeHtml } from '../../../platform/papers/html.ts';

export interface Section {
  readonly title: string;
  readonly points: readonly string[];
}

/** Absent sections and points are left out: a country without a fee has no paragraph about it. */
type Maybe<T> = T | null;

export const present = <T>(items: ReadonlyArray<Maybe<T>>): T[] =>
  items.filter((item) => item !== null) as T[];

const list = (points: readonly string[]): string =>
  `<ol>${points.map((point) => `<li>${escapeHtml(point)}</li>`).join('')}</ol>`;

export const table = (
  head: readonly [string, string],
  rows: ReadonlyArray<readonly [string, string]>,
): string => {
  const line = (cells: readonly string[], tag: 'th' | 'td') =>
    `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;
  return `<table><thead>${line(head, 'th')}</thead><tbody>${rows.map((row) => line(row, 'td')).join('')}</tbody></table>`;
};

export interface Text {
  readonly title: string;
  /** Stands at the very top: what this text is, and what it is not. */
  readonly note: string;
  readonly lead: string;
  /** HTML between the lead and the sections. */
  readonly figures?: string;
  readonly sections: ReadonlyArray<Maybe<Section>>;
}

export function markUp({ title, note, lead, figures = '', sections }: Text): string {
  const numbered = present(sections).map(
    (section, index) => `<h2>${index + 1}. ${escapeHtml(section.title)}</h2>\n${list(section.points)}`,
  );
  return [
    `<h1>${escapeHtml(title)}</h1>`,
    `<blockquote><p>${escapeHtml(note)}</p></blockquote>`,
    `<p>${escapeHtml(lead)}</p>`,
    figures,
    ...numbered,
  ]
    .filter(Boolean)
    .join('\n');
}
