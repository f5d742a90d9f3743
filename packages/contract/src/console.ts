import { z } from 'zod';

/** What the rooms of leads have in common: days, and how much of a list may leave as a file. */

/** A day of the console, which begins at midnight in Moscow. */
const day = z.iso
  .date('validation.date.unreal')
  .refine((given) => given >= '2000-01-01' && given < '2100-01-01', 'validation.date.unreal');

export const period = {
  from: day.optional(),
  to: day.optional().describe('The last day, counted in'),
};

/** A file that nobody can open helps nobody: whoever needs more asks for a shorter period. */
export const EXPORT_ROWS = 100_000;
