import { formatInternational, maskPhone } from '@punkt/domain/phone';
import type { Question } from './tables.ts';

/** `a***@example.org`: enough to know a thread by, not enough to write to. */
const maskEmail = (email: string): string => email.replace(/^(.)[^@]*/u, '$1***');

export const presentRow = (question: Question) => ({
  id: question.id,
  status: question.answered ? ('answered' as const) : ('waiting' as const),
  created: question.created.toISOString(),
  country: question.country,
  phone: maskPhone(question.phone),
  email: maskEmail(question.email),
  message: question.message,
  answered: question.answered?.toISOString() ?? null,
});

export const presentQuestion = ({
  question,
  name,
}: {
  readonly question: Question;
  readonly name: string;
}) => ({
  ...presentRow(question),
  phone: formatInternational(question.phone),
  email: question.email,
  telegram: question.telegram,
  language: question.language,
  answer: question.answer,
  channel: question.channel,
  delivery: question.delivery,
  answeredBy: question.answered_by ? { id: question.answered_by, name } : null,
  abilities: { answer: question.answered === null },
});
