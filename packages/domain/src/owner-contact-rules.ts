import { country } from './countries.ts';
import type { CountryCode } from './country-code.ts';
import { checkEmail } from './email.ts';
import { message } from './message.ts';
import { checkMiddleName, checkName } from './name.ts';
import { problemsOf } from './owner-problems.ts';
import type { ContactInfo, Problems } from './owner-record.ts';
import { parsePhone } from './phone.ts';
import { checkOptionalSnils } from './snils.ts';
import { checkTelegram } from './telegram.ts';

/** The contact step. What it asks for depends on the citizenship: only Russians have a SNILS. */
export function checkContact(contact: ContactInfo, citizenship: CountryCode): Problems {
  return problemsOf('contact_info', {
    last_name: checkName(contact.last_name),
    first_name: checkName(contact.first_name),
    middle_name: checkMiddleName(contact.middle_name),
    email: checkEmail(contact.email),
    ...checkAdditionalPhone(contact),
    telegram_login: checkTelegram(contact.telegram_login),
    snils: country(citizenship).identity.snils ? checkOptionalSnils(contact.snils) : null,
  });
}

/** Optional; with a number its country must be known, or the number can't be judged. */
function checkAdditionalPhone({ additional_phone, additional_phone_country }: ContactInfo) {
  if (additional_phone === '') return {};
  if (!additional_phone_country) return { additional_phone_country: message('validation.country') };
  const parsed = parsePhone(additional_phone, additional_phone_country);
  return { additional_phone: parsed.ok ? null : parsed.message };
}
