import type { Language } from '@punkt/locales/language';

/** A piece of what is published, as the search and a language model read it. */
export interface Passage {
  readonly id: string;
  /** The question it answers, or what it is called. */
  readonly title: string;
  /** Without any HTML. */
  readonly text: string;
  /** Words by which people look for it though it does not hold them. */
  readonly context: string;
  /** Between passages that fit alike the heavier one is meant; 1 unless there is a reason. */
  readonly weight: number;
  /** Passages of one kin, such as the addresses of a list, count as one when it is told how rare a word is. */
  readonly kin?: string;
}

export interface Finding<P extends Passage = Passage> {
  readonly passage: P;
  /** From 0 to 1: how much of what was asked is in the passage. */
  readonly confidence: number;
  /** Enough of it to give the passage as the answer. */
  readonly isSure: boolean;
  /** Nearly all of it: the passage answers what was asked, not something beside it. */
  readonly isWhole: boolean;
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

/** How a language is searched: what its words stand for, and how much each of them says. */
export interface Speech {
  /** The stem of a word, or the concept it stands for; null for a word without a meaning of its own. */
  termOf(token: string): string | null;
  /** The word itself, where it stands for no concept. */
  wordOf(token: string): string | null;
  /** What a misspelt word most likely means. */
  guess(token: string): string | undefined;
  /** Words by which people look for a title that holds these terms. */
  mattersOf(terms: readonly (string | null)[]): string;
  /** Of somebody at the wrong door. */
  isForeign(term: string): boolean;
  /** Said by nobody who does not mean the programme. */
  isOurs(term: string): boolean;
  /** How much more, or less, a term says than its rarity. */
  factorOf(term: string): number;
  /** The terms that tell what a question is about. */
  topicOf(terms: readonly string[]): ReadonlySet<string>;
  /** Asks about the size of a room. */
  isArea(term: string | null): boolean;
}
