import type { SectionContent } from '@punkt/domain/content';
import {
  anchor,
  countryName,
  escaped,
  type PassageMaker,
  type PublishedPassage,
  paragraph,
  timelessPassage,
} from './passage.ts';

type Contractors = SectionContent<'contractors'>;
type Spoken = Omit<Parameters<PassageMaker<'contractors'>>[1], 'title'>;
type Text = Spoken['text'];

const VIDEO_PAGE = '/video-connection';
const SIGNBOARD_PAGE = '/list-sign-boards-contractors';
const PAGE = '/contractors';

type Country = Contractors['videoConnectionData'][number];

/** What people call a country beside its name. */
const NICKNAMES: Readonly<Partial<Record<Country['country'], readonly string[]>>> = {
  RU: ['рф', 'россия'],
  BY: ['белоруссия', 'рб'],
  KG: ['кыргызстан', 'киргизия', 'kyrgyzstan'],
};

/** The contractors of all countries at once, for who names none. */
function videos(data: readonly Country[], { text, language }: Spoken): PublishedPassage[] {
  const lines = data.map(
    ({ country, contractors }) =>
      `<li><strong>${escaped(countryName(country, language))}</strong>: ${contractors.map(({ title }) => escaped(title)).join(', ')}</li>`,
  );
  const all = { id: 'video', title: text('assistant.video.all'), href: VIDEO_PAGE };
  return lines.length > 0 ? [timelessPassage({ ...all, html: `<ul>${lines.join('')}</ul>` })] : [];
}

function video({ country, contractors }: Country, { text, language }: Spoken) {
  const name = countryName(country, language);
  const lines = contractors.map(({ title, websiteLink, instructionsLink }) =>
    [
      escaped(title),
      anchor(websiteLink, text('assistant.contractor.site')),
      anchor(instructionsLink, text('assistant.contractor.instructions')),
    ].filter(Boolean),
  );
  return timelessPassage({
    id: `video.${country}`,
    kin: 'video',
    names: [name, ...(NICKNAMES[country] ?? [])],
    title: text('assistant.video.title', { country: name }),
    href: VIDEO_PAGE,
    html: `<ul>${lines.map((parts) => `<li>${parts.join(' · ')}</li>`).join('')}</ul>`,
  });
}

type Company = Contractors['signboardData'][number];

function company(id: string, href: string, { title, description, phone, email, link }: Company, text: Text) {
  const contact = paragraph(...[phone, email].filter(Boolean));
  const site = anchor(link, text('assistant.contractor.site'));
  const html = `${paragraph(description)}${contact}${site && `<p>${site}</p>`}`;
  return timelessPassage({ id, kin: 'company', names: [title], title, href, html });
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
  const all = timelessPassage({
    id: name,
    title,
    href,
    html: `<ul>${items.join('')}</ul>`,
  });
  return [all, ...companies.map((each, place) => company(`${name}.${place}`, href, each, text))];
}

export const makeContractorPassages: PassageMaker<'contractors'> = (
  { videoConnectionData, signboardData, outsourcingData },
  spoken,
) => {
  const countries = videoConnectionData.filter(({ contractors }) => contractors.length > 0);
  return [
    ...videos(countries, spoken),
    ...countries.map((each) => video(each, spoken)),
    ...kind(
      'signboard',
      SIGNBOARD_PAGE,
      spoken.text('assistant.signboard.title'),
      signboardData,
      spoken.text,
    ),
    ...kind('outsourcing', PAGE, spoken.text('assistant.outsourcing.title'), outsourcingData, spoken.text),
  ];
};
