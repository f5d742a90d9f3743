import { checkLength } from './length.ts';
import { message } from './message.ts';

export const TELEGRAM_LENGTH = { min: 2, max: 100 } as const;

/** A login is kept without the @ people like to write before it. */
export function cleanTelegram(input: string): string {
  return input.trim().replace(/^@+/, '');
}

/** Contact form: the login is optional there, and has at least 2 characters when given. */
export function checkTelegram(input: string): string | null {
  return input.trim() === '' ? null : checkLength(cleanTelegram(input), TELEGRAM_LENGTH);
}

/** Question to the manager: required, written with the @, longer than 2 characters with it. */
export function checkTelegramMention(input: string): string | null {
  const mention = input.trim();
  if (mention === '') return message('validation.question.telegram');
  const wellFormed = mention.startsWith('@') && mention.length > 2;
  return wellFormed ? null : message('validation.question.telegramFormat');
}
