import type { SectionContent } from '@punkt/domain/content';
import { anchor, type Cut, escaped, lasting, type PublishedPassage, paragraph } from './passage.ts';

type Contractors = SectionContent<'contractors'>;
type Text = Parameters<Cut<'contractors'>>[1]['text'];

const VIDEO_PAGE = '/video-connection';
const SIGNBOARD_PAGE = '/list-sign-boards-contractors';
const PAGE = '/contractors';

/** A company among others fits only where it is named, or where nothing else does. */
const COMPANY_WEIGHT = 0.6;

const countries = new Intl.DisplayNames(['ru'], { type: 'region' });

function video({ country, contractors }: Contractors['videoConnectionData'][number], text: Text) {
  const lines = contractors.map(({ title, websiteLink, instructionsLink }) =>
    [
      escaped(title),
      anchor(websiteLink, text('assistant.contractor.site')),
      anchor(instructionsLink, text('assistant.contractor.instructions')),
    ].filter(Boolean),
  );
  return lasting({
    id: `video.${country}`,
    title: text('assistant.video.title', { country: countries.of(country) ?? country }),
    href: VIDEO_PAGE,
    context: 'кто подключит',
    html: `<ul>${lines.map((parts) => `<li>${parts.join(' · ')}</li>`).join('')}</ul>`,
    weight: 0.6,
  });
}

type Company = Contractors['signboardData'][number];

function company(id: string, href: string, { title, description, phone, email, link }: Company, text: Text) {
  const contact = paragraph(...[phone, email].filter(Boolean));
  const site = anchor(link, text('assistant.contractor.site'));
  const html = `${paragraph(description)}${contact}${site && `<p>${site}</p>`}`;
  return lasting({ id, title, href, context: 'подрядчик кто делает сделать', html, weight: COMPANY_WEIGHT });
}

/** All companies of a kind as one list, and each by itself. */
function kind(
  name: string,
  href: string,
  title: string,
  companies: readonly Company[],
  text: Text,
): PublishedPassage[] {
  if (companies.length === 0) return [];
  const items = companies.map(
    (each) => `<li><strong>${escaped(each.title)}</strong>: ${escaped(each.description)}</li>`,
  );
  const all = lasting({
    id: name,
    title,
    href,
    context: 'кто делает сделать',
    html: `<ul>${items.join('')}</ul>`,
    weight: 0.8,
  });
  return [all, ...companies.map((each, place) => company(`${name}.${place}`, href, each, text))];
}

export const cutContractors: Cut<'contractors'> = (
  { videoConnectionData, signboardData, outsourcingData },
  { text },
) => [
  ...videoConnectionData.filter(({ contractors }) => contractors.length > 0).map((each) => video(each, text)),
  ...kind('signboard', SIGNBOARD_PAGE, text('assistant.signboard.title'), signboardData, text),
  ...kind('outsourcing', PAGE, text('assistant.outsourcing.title'), outsourcingData, text),
];
