import { adviceOnArea } from '@punkt/domain/assistant';
import { pointTypeTerms, SIMPLIFIED_POINT, STANDARD_POINT } from '@punkt/domain/point-type';
import type { Translate } from '@punkt/locales/translate';
import { termOf, tokens } from '../../providers/assistant/words.ts';

/** Whoever asks about the size of a room is asked for it in turn. */
export const isAboutArea = (question: string): boolean =>
  tokens(question).some((token) => termOf(token) === 'площадь');

const LONGEST_NUMBER = 6;

/** The reply to a number: what a room of so many square metres is large enough for. Null for what is no size of a room. */
export function adviseOnArea(digits: string, text: Translate): string | null {
  if (digits.length > LONGEST_NUMBER) return null;
  const metres = Number(digits);
  const { minimumArea: standard } = pointTypeTerms[STANDARD_POINT];
  const { minimumArea: simplified, townPopulationLimit: people } = pointTypeTerms[SIMPLIFIED_POINT];
  return text(`assistant.area.${adviceOnArea(metres)}`, { metres, standard, simplified, people });
}
