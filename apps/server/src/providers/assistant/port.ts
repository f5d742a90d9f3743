import type { Language } from '@punkt/locales/language';

/** A piece of what is published, as a language model reads it. */
export interface Passage {
  readonly id: string;
  /** The question it answers, or what it is called. */
  readonly title: string;
  /** Without any HTML. */
  readonly text: string;
}

/** What a language model made of the passages. */
export interface Written {
  readonly text: string;
  /** Place of the passage it leans on most; null where none of them answers the question. */
  readonly passage: number | null;
}

/** Puts an answer into words, from the passages given and from nothing else. Rejects when it can't be had. */
export interface Writer {
  write(question: string, passages: readonly Passage[], language: Language): Promise<Written>;
}
