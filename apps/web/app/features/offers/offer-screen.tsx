import button from '../../components/button.module.css';
import { Paper } from '../../components/paper.tsx';
import { SiteHead } from '../../components/site-head.tsx';
import { useText } from '../../lib/i18n.tsx';
import { usePageInfo } from '../../lib/page-info.ts';
import { OfferLinks } from './offer-links.tsx';

const PARTS = ['sign', 'change', 'entry'] as const;

export default function OfferScreen() {
  const text = useText();
  const georgian = usePageInfo().variant === 'georgian';
  return (
    <>
      <SiteHead title={text('offers.page.title')} description={text('offers.page.description')} />
      <Paper
        title={text(georgian ? 'offers.title.georgian' : 'offers.title')}
        lead={text('offers.lead')}
        parts={PARTS.map((part) => ({
          title: text(`offers.${part}.title`),
          text: text(`offers.${part}.text`),
        }))}
      >
        <OfferLinks />
        <a className={button.button} data-look="primary" href="/registration">
          {text('offers.next')}
        </a>
      </Paper>
    </>
  );
}
