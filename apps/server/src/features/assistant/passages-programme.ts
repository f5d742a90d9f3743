import { country } from '@punkt/domain/countries';
import { formatMoney } from '@punkt/domain/money';
import { escaped, type PassageMaker, paragraph, timelessPassage } from './passage.ts';
import { CONTACT } from './passages-own.ts';

/** Subsidies are written in whole units, money is kept in hundredths. */
const MINOR = 100;

/** Amounts and contacts that the marketplace publishes. What it leaves empty is not spoken of. */
export const makeProgrammePassages: PassageMaker<'programme'> = (
  { incomeTowns, subsidies, contacts: { phone, email, hours } },
  { text, language },
) => {
  const amounts = subsidies.map(
    ({ place, country: code, amount }) =>
      `<li>${escaped(place)} — ${escaped(formatMoney(amount * MINOR, country(code).currency, language))}</li>`,
  );
  const lines = [
    phone && text('assistant.contact.lines', { phone }),
    email && text('assistant.contact.email', { email }),
    hours,
  ].filter(Boolean);
  const paid = timelessPassage({
    id: 'subsidy.amounts',
    title: text('assistant.subsidyAmounts.title'),
    href: '/',
    html: `${paragraph(text('assistant.subsidyAmounts.text'))}<ul>${amounts.join('')}</ul>`,
  });
  const towns = timelessPassage({
    id: 'income-towns',
    title: text('assistant.incomeTowns.title'),
    href: '/',
    html: `${paragraph(text('assistant.incomeTowns.text'))}<ul>${incomeTowns
      .map(({ region, towns: names }) => `<li><strong>${escaped(region)}</strong>: ${escaped(names)}</li>`)
      .join('')}</ul>`,
  });
  const contact = timelessPassage({
    id: CONTACT,
    title: text('assistant.contact.title'),
    href: '/lk/tickets',
    html: paragraph(text('assistant.contact.text')) + paragraph(...lines),
    offersPerson: true,
  });
  return [...(amounts.length > 0 ? [paid] : []), ...(incomeTowns.length > 0 ? [towns] : []), contact];
};
