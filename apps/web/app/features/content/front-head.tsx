import type { FaqItem } from '@punkt/domain/content';
import { FAQ_SHOWN } from '@punkt/domain/content-terms';
import { SiteHead } from '../../components/site-head.tsx';
import { useText } from '../../lib/i18n.tsx';
import { usePageInfo } from '../../lib/page-info.ts';

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

interface Props {
  readonly title: string;
  readonly description: string;
}

/** The head of a front page: its title, and who we are and what is asked most, in the form search engines read. */
export function FrontHead({ title, description }: Props) {
  const text = useText();
  const { variant, origins, content } = usePageInfo();
  const faq = content?.find((section) => section.type === 'faq')?.content;
  const home = origins?.[variant];
  const organisation = {
    '@type': 'Organization',
    name: text('common.brand'),
    url: home,
    logo: `${home}/icons/${variant}-512.png`,
  };
  const asked = faq && (variant === 'georgian' ? faq.georgian : faq.standard);
  const graph = asked ? [organisation, questionsData(asked)] : [organisation];
  return (
    <SiteHead
      {...{ title, description }}
      structured={{ '@context': 'https://schema.org', '@graph': graph }}
    />
  );
}
