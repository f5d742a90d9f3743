import { adviceOnArea } from '@punkt/domain/assistant';
import { pointTypeTerms, SIMPLIFIED_POINT, STANDARD_POINT } from '@punkt/domain/point-type';
import type { Translate } from '@punkt/locales/translate';

/** «25 метров», «25 м²»: who has named the size is not asked for it again. */
const NAMED = /(?<![\d.,])(\d{1,4})(?:[.,]\d+)?\s*(?:м(?:²|2|етр|\b|\s|$)|кв|m(?:²|2|et|\b)|sq|მ|კვ)/iu;

export const areaIn = (question: string): string | null => NAMED.exec(question)?.[1] ?? null;

const LONGEST_NUMBER = 6;

/** The reply to a number: what a room of so many square metres is large enough for. Null for what is no size of a room. */
export function adviseOnArea(digits: string, text: Translate): string | null {
  if (digits === '' || digits.length > LONGEST_NUMBER) return null;
  const metres = Number(digits);
  const { minimumArea: standard } = pointTypeTerms[STANDARD_POINT];
  const { minimumArea: simplified, townPopulationLimit: people } = pointTypeTerms[SIMPLIFIED_POINT];
  return text(`assistant.area.${adviceOnArea(metres)}`, { metres, standard, simplified, people });
}
