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

/** Line breaks become spaces, what no eye sees goes; in the numeric branch all but the digits goes. */
export function cleanAssistantMessage(input: string, branch?: AssistantBranch): string {
  // «25,5» must not become 255: what stands behind the comma goes first.
  if (branch === 'numeric') return input.replace(/(\d)[.,]\d*/g, '$1').replace(/\D/g, '');
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
