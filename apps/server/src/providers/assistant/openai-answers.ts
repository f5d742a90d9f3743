import type { Language } from '@punkt/locales/language';
import { z } from 'zod';
import type { Passage, Written } from './port.ts';
import { termsOf } from './terms.ts';

const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});
const reply = z.object({ passage: z.number().int().min(0), answer: z.string() });

const LONGEST = 1_500;
/** So much of an answer must be words of the passages: the rest is how one speaks. */
const GROUNDED_SHARE = 0.5;

/** Models like to wrap JSON into a fence or a sentence. */
function readReply(content: string): z.infer<typeof reply> {
  const from = content.indexOf('{');
  const to = content.lastIndexOf('}');
  return reply.parse(JSON.parse(content.slice(from, to + 1)));
}

const ADDRESS =
  /(?:[a-z][a-z\d+.-]*:\/\/|www\.)\S+|(?:[\p{L}\d-]+\.)+(?:[a-z]{2,}|рф)(?![\p{L}\d])(?:\/\S*)?/giu;

/** Words alone: no HTML, no Markdown links, no address that the passages do not hold. */
function plainAnswer(answer: string, source: string): string {
  return answer
    .replace(/<[^>]*>?/g, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(ADDRESS, (address) => (source.includes(address.replace(/[.,;:!?)»"]+$/, '')) ? address : ''))
    .replace(/[*_`#]+/g, '')
    .replace(/[ \t]+/g, ' ')
    .replace(/\s+([.,;:!?])/g, '$1')
    .trim();
}

const numbersOf = (text: string): string[] =>
  text.replace(/(?<=\d)[\s\u00a0\u202f](?=\d)/g, '').match(/\d+/g) ?? [];

/** A figure from nowhere is wrong however well it reads. */
function hasOwnFigures(answer: string, source: string): boolean {
  const figures = new Set(numbersOf(source));
  return numbersOf(answer).some((figure) => !figures.has(figure));
}

/** Words from nowhere were put into the model's mouth. */
function isGrounded(answer: string, source: string, language: Language): boolean {
  const words = new Set(termsOf(source, language));
  const said = termsOf(answer, language);
  return said.length > 0 && said.filter((term) => words.has(term)).length >= said.length * GROUNDED_SHARE;
}

/** Throws for whatever is no answer from the passages; the words of both are compared as that language reads them. */
export function readAnswer(data: unknown, passages: readonly Passage[], language: Language): Written {
  const content = completion.parse(data).choices[0]?.message.content ?? '';
  const { passage, answer } = readReply(content);
  if (passage === 0) return { text: '', passage: null };
  if (passage > passages.length) throw new Error('no such passage');
  const source = passages.map(({ title, text }) => `${title} ${text}`).join('\n');
  const text = plainAnswer(answer, source);
  if (text === '' || text.length > LONGEST) throw new Error('no answer of a fitting length');
  if (hasOwnFigures(text, source) || !isGrounded(text, source, language))
    throw new Error('not from the passages');
  return { text, passage: passage - 1 };
}
