import type { Problems } from './owner-record.ts';

/** Answers of single rules by field, `null` where a field is well, put under the part of the record they belong to. */
export function problemsOf(part: string, answers: Readonly<Record<string, string | null>>): Problems {
  const found = Object.entries(answers).filter((entry): entry is [string, string] => entry[1] !== null);
  return Object.fromEntries(found.map(([field, problem]) => [`${part}.${field}`, problem]));
}
