import type { Topic } from '../topics.ts';

/** Questions by what they are about: ` / ` or a line break between two. */
export type Questions = Readonly<Record<Topic, string>>;

export const separate = (text: string): string[] =>
  text
    .split(/\s+\/\s+|\n/)
    .map((each) => each.trim())
    .filter(Boolean);
