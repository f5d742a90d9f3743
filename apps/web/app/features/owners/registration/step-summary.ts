import type { OwnerRecord, OwnerStep } from '@punkt/domain/owner-record';
import { formatNational } from '@punkt/domain/phone';
import { useText } from '../../../lib/i18n.tsx';

/** One line of what a finished step says. */
export function useStepSummary(record: OwnerRecord): (step: OwnerStep) => string {
  const text = useText();
  const { requisites_data, passport, contact_info } = record;
  const lines: Record<OwnerStep, () => readonly string[]> = {
    1: () => [requisites_data.org_name, requisites_data.inn],
    2: () => [
      [passport.last_name, passport.first_name].filter(Boolean).join(' '),
      text(`owners.document.${passport.doc_type}`),
    ],
    3: () => [
      text('owners.photo.count', {
        count: passport.document_photo.length + passport.with_document_photo.length,
      }),
    ],
    4: () => [
      contact_info.email,
      contact_info.additional_phone_country
        ? formatNational(contact_info.additional_phone, contact_info.additional_phone_country)
        : '',
    ],
  };
  return (step) => lines[step]().filter(Boolean).join(' · ');
}
