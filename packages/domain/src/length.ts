import { message } from './message.ts';

export interface Length {
  readonly min: number;
  readonly max: number;
}

/** What a person would count: a letter outside the basic plane is one character, not two. */
export const characters = (value: string): number => [...value].length;

/** Message for a text outside its length, or `null`. Says «exactly» where the range is a single length. */
export function checkLength(value: string, { min, max }: Length): string | null {
  const count = characters(value);
  if (count >= min && count <= max) return null;
  if (min === max) return message('validation.exactLength', { count: min });
  return count < min
    ? message('validation.minLength', { count: min })
    : message('validation.maxLength', { count: max });
}
