import type { Speech } from './port.ts';
import { plain } from './tokens.ts';

interface Vocabulary {
  /** Words that say nothing about what is asked. */
  readonly silent: string;
  /** They help to choose between passages; no passage is about them. */
  readonly asking: string;
  /** Everything here is about them. */
  readonly common: string;
  /** Everyday words for one thing, each a beginning, by the name that takes their place. */
  readonly concepts: Readonly<Record<string, string>>;
  /** Of a buyer, who is at the wrong door. */
  readonly foreign: string;
  readonly area: string;
  stem(word: string): string;
}

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/**
 * A language that was not tuned as Russian was: stems, a few everyday synonyms, and nothing that would lower the measure of being
 * sure. Better an «I don't know» too many.
 */
export function plainSpeech({ stem, area, ...vocabulary }: Vocabulary): Speech {
  const silent = new Set(words(vocabulary.silent));
  const asking = new Set(words(vocabulary.asking).map(stem));
  const common = new Set(words(vocabulary.common).map(stem));
  const foreign = new Set(words(vocabulary.foreign).map(stem));
  const beginnings = Object.entries(vocabulary.concepts)
    .flatMap(([concept, forms]) => words(forms).map((form) => ({ form, concept })))
    .toSorted((a, b) => b.form.length - a.form.length);
  const conceptOf = (word: string) => beginnings.find(({ form }) => word.startsWith(form))?.concept;

  return {
    termOf: (token) => {
      const word = plain(token);
      return silent.has(word) ? null : (conceptOf(word) ?? stem(word));
    },
    wordOf: (token) => (conceptOf(plain(token)) ? null : plain(token)),
    guess: () => undefined,
    mattersOf: () => '',
    isForeign: (term) => foreign.has(term),
    isOurs: () => false,
    factorOf: () => 1,
    topicOf: (terms) => {
      const topic = terms.filter((term) => !asking.has(term) && !/^\d+$/.test(term));
      const special = topic.filter((term) => !common.has(term));
      return new Set(special.length > 0 ? special : topic);
    },
    isArea: (term) => term === area,
  };
}
