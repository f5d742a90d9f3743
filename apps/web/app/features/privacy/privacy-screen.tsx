import { PageHead } from '../../components/page-head.tsx';
import { Paper } from '../../components/paper.tsx';
import { SiteFrame } from '../../components/site-frame.tsx';
import { useText } from '../../lib/i18n.tsx';
import { usePageInfo } from '../../lib/page-info.ts';

const PARTS = ['phone', 'sessions', 'browser', 'rights'] as const;

export function PrivacyScreen() {
  const text = useText();
  const georgian = usePageInfo().variant === 'georgian';
  return (
    <SiteFrame>
      <PageHead title={text('privacy.page.title')} description={text('privacy.page.description')} />
      <Paper
        title={text(georgian ? 'privacy.title.georgian' : 'privacy.title')}
        lead={text(georgian ? 'privacy.lead.georgian' : 'privacy.lead')}
        parts={PARTS.map((part) => ({
          title: text(`privacy.${part}.title`),
          text: text(`privacy.${part}.text`),
        }))}
      />
    </SiteFrame>
  );
}
