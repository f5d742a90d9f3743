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
}

export interface Finding<P extends Passage = Passage> {
  readonly passage: P;
  /** From 0 to 1: how much of what was asked is in the passage. */
  readonly confidence: number;
  /** Enough of it to give the passage as the answer. */
  readonly isSure: boolean;
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
