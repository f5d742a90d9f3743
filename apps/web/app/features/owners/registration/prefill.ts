import type { OwnerRecord } from '@punkt/domain/owner-record';

/** Names stand in the document already; whoever is called otherwise may change them. */
export function prefillContact(record: OwnerRecord): OwnerRecord {
  const { contact_info: contact, passport, activity_form } = record;
  const named = contact.last_name !== '' || contact.first_name !== '';
  const { last_name, first_name, middle_name } = named ? contact : passport;
  return {
    ...record,
    contact_info: {
      ...contact,
      last_name,
      first_name,
      middle_name,
      additional_phone_country: contact.additional_phone_country ?? activity_form.country,
    },
  };
}
