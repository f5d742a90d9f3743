import type { ReactNode } from 'react';
import { DocumentHead, useDocumentAttributes } from '../components/document-head.tsx';
import { useText } from '../lib/i18n.tsx';
import { StaticNoticeRegion } from '../lib/notifications/static-notice-region.tsx';
import { usePageInfo } from '../lib/page-info.ts';
import { HEAD_SCRIPT, SPECULATION } from './head-script.ts';

interface Props {
  /** Rules that stand inside the page: no file stands between the answer and the first paint. */
  readonly sheet: string;
  /** The address of browser.ts. */
  readonly script: string;
  readonly children: ReactNode;
}

const inline = (text: string) => ({ dangerouslySetInnerHTML: { __html: text } });

/** Its rules stand on it: a sheet would be everybody's. */
const MARK = {
  position: 'sticky',
  top: 0,
  zIndex: 1000,
  margin: 0,
  padding: '8px 16px',
  background: '#f5a524',
  color: '#15201f',
  textAlign: 'center',
} as const;

/** So that nobody takes a preview for what is published. */
function PreviewMark() {
  const text = useText();
  const { preview } = usePageInfo();
  return preview ? (
    <p role="note" style={MARK}>
      {text('site.preview')}
    </p>
  ) : null;
}

/** A public page as a document. What stands inside it as script or style is named in the content policy by its hash. */
export function SiteDocument({ sheet, script, children }: Props) {
  return (
    <html {...useDocumentAttributes()}>
      <head>
        <DocumentHead />
        <script {...inline(HEAD_SCRIPT)} />
        <style {...inline(sheet)} />
        <script type="module" src={script} />
        <script type="speculationrules" {...inline(SPECULATION)} />
      </head>
      <body>
        <PreviewMark />
        {children}
        <StaticNoticeRegion />
      </body>
    </html>
  );
}
