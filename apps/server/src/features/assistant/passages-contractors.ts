import type { SectionContent } from '@punkt/domain/content';
import { anchor, type Cut, escaped, lasting, type PublishedPassage, paragraph } from './passage.ts';

type Contractors = SectionContent<'contractors'>;
type Spoken = Omit<Parameters<Cut<'contractors'>>[1], 'title'>;
type Text = Spoken['text'];

const VIDEO_PAGE = '/video-connection';
const SIGNBOARD_PAGE = '/list-sign-boards-contractors';
const PAGE = '/contractors';

/** A company among others fits only where it is named, or where nothing else does. */
const COMPANY_WEIGHT = 0.6;

function video(
  { country, contractors }: Contractors['videoConnectionData'][number],
  { text, language }: Spoken,
) {
  const name = new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? country;
  const lines = contractors.map(({ title, websiteLink, instructionsLink }) =>
    [
      escaped(title),
      anchor(websiteLink, text('assistant.contractor.site')),
      anchor(instructionsLink, text('assistant.contractor.instructions')),
    ].filter(Boolean),
  );
  return lasting({
    id: `video.${country}`,
    title: text('assistant.video.title', { country: name }),
    href: VIDEO_PAGE,
    context: text('assistant.words.video'),
    html: `<ul>${lines.map((parts) => `<li>${parts.join(' · ')}</li>`).join('')}</ul>`,
    weight: 0.6,
  });
}

type Company = Contractors['signboardData'][number];

function company(id: string, href: string, { title, description, phone, email, link }: Company, text: Text) {
  const contact = paragraph(...[phone, email].filter(Boolean));
  const site = anchor(link, text('assistant.contractor.site'));
  const html = `${paragraph(description)}${contact}${site && `<p>${site}</p>`}`;
  return lasting({ id, title, href, context: text('assistant.words.company'), html, weight: COMPANY_WEIGHT });
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
    context: text('assistant.words.companies'),
    html: `<ul>${items.join('')}</ul>`,
    weight: 0.8,
  });
  return [all, ...companies.map((each, place) => company(`${name}.${place}`, href, each, text))];
}

export const cutContractors: Cut<'contractors'> = (
  { videoConnectionData, signboardData, outsourcingData },
  spoken,
) => [
  ...videoConnectionData
    .filter(({ contractors }) => contractors.length > 0)
    .map((each) => video(each, spoken)),
  ...kind('signboard', SIGNBOARD_PAGE, spoken.text('assistant.signboard.title'), signboardData, spoken.text),
  ...kind('outsourcing', PAGE, spoken.text('assistant.outsourcing.title'), outsourcingData, spoken.text),
];
