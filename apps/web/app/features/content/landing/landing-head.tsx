import type { FaqItem } from '@punkt/domain/content';
import { FAQ_SHOWN } from '@punkt/domain/content-terms';
import { SiteHead } from '../../../components/site-head.tsx';
import { useText } from '../../../lib/i18n.tsx';
import { usePageInfo } from '../../../lib/page-info.ts';

const plain = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const questionsData = (items: readonly FaqItem[]) => ({
  '@type': 'FAQPage',
  mainEntity: items.slice(0, FAQ_SHOWN).map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plain(answer) },
  })),
});

/** The title, and who we are and what is asked most, in the form search engines read. These read what the server draws. */
export default function LandingHead() {
  const text = useText();
  const { origins, content } = usePageInfo();
  const faq = content?.find((section) => section.type === 'faq');
  const organisation = {
    '@type': 'Organization',
    name: text('common.brand'),
    url: origins?.main,
    logo: `${origins?.main}/icons/main-512.png`,
  };
  const graph = faq ? [organisation, questionsData(faq.content.standard)] : [organisation];
  return (
    <SiteHead
      title={text('landing.page.title')}
      description={text('landing.page.description')}
      structured={{ '@context': 'https://schema.org', '@graph': graph }}
    />
  );
}
