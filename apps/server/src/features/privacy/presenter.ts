import { maskPhone } from '@punkt/domain/phone';
import { nextDeadline } from '@punkt/domain/privacy-terms';
import { deadlinesOf } from './reminders.ts';
import type { PrivacyRequest } from './tables.ts';

export const presentRequest = (request: PrivacyRequest) => ({
  id: request.id,
  kind: request.kind,
  status: request.status,
  created: request.created.toISOString(),
  stopDistributionBy: request.stop_distribution_by.toISOString(),
  stopProcessingBy: request.stop_processing_by.toISOString(),
  destroyBy: request.destroy_by.toISOString(),
  extended: request.extended,
  comment: request.comment,
  answer: request.answer,
  decided: request.decided?.toISOString() ?? null,
});

interface Described {
  readonly request: PrivacyRequest;
  readonly now: Date;
  readonly person:
    | { readonly first_name: string; readonly last_name: string; readonly phone: string }
    | undefined;
  readonly duties: readonly string[];
}

/** Who erases need not know the phone: a masked one tells two people of one name apart. */
export const presentForStaff = ({ request, now, person, duties }: Described) => ({
  ...presentRequest(request),
  userId: request.user_id,
  subject: person
    ? [`${person.last_name} ${person.first_name}`.trim(), maskPhone(person.phone)].filter(Boolean).join(', ')
    : '',
  nextDeadline: nextDeadline(deadlinesOf(request), now).toISOString(),
  overdue: request.status === 'open' && request.stop_processing_by < now,
  duties: [...duties],
});
