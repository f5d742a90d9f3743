import { characters } from './length.ts';
import { message } from './message.ts';
import { pointTypeTerms, SIMPLIFIED_POINT, STANDARD_POINT } from './point-type.ts';

/** Of a message to the assistant, and of how often one address may send them to one instance. */
export const ASSISTANT_TERMS = {
  message: { min: 1, max: 1_000 },
  perAddressPerMinute: 20,
  perAddressPerDay: 200,
} as const;

/** In the numeric branch of the dialogue a number is asked for, and nothing else of the answer is kept. */
export const ASSISTANT_BRANCHES = ['numeric'] as const;
export type AssistantBranch = (typeof ASSISTANT_BRANCHES)[number];

/** «25 м2», «25 sq. m»: the two of a square metre is no digit of the number. */
const SQUARE = /([мmმ])\s?[2²]/giu;
/** «1 000»: spaces between groups of three digits belong to the number. */
const GROUPED = /(?<=\d)[\s\u00a0\u202f](?=\d{3}(?!\d))/gu;

/** The first number of a message: «25 м2» is 25, «25,5» is 25, «20–30» is 20, the one that promises least. */
const firstNumber = (input: string): string =>
  /\d+/.exec(input.replace(SQUARE, '$1').replace(GROUPED, ''))?.[0] ?? '';

/** Line breaks become spaces, what no eye sees goes; in the numeric branch all but the digits of one number goes. */
export function cleanAssistantMessage(input: string, branch?: AssistantBranch): string {
  if (branch === 'numeric') return firstNumber(input);
  return input
    .toWellFormed()
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim();
}

/** The length is that of what was typed: a thousand spaces more are no shorter to send. */
export function checkAssistantMessage(input: string, branch?: AssistantBranch): string | null {
  const { max } = ASSISTANT_TERMS.message;
  if (characters(input.trim()) > max) return message('validation.maxLength', { count: max });
  return cleanAssistantMessage(input, branch) === '' ? message('validation.required') : null;
}

export type AreaAdvice = 'standard' | 'simplified' | 'small';

/** Which conditions a room of so many square metres is large enough for. */
export function adviceOnArea(metres: number): AreaAdvice {
  if (metres >= pointTypeTerms[STANDARD_POINT].minimumArea) return 'standard';
  return metres >= pointTypeTerms[SIMPLIFIED_POINT].minimumArea ? 'simplified' : 'small';
}
