import type { ReactNode } from 'react';
import { DocumentHead, useDocumentAttributes } from '../components/document-head.tsx';
import { StillRegion } from '../lib/notifications/still-region.tsx';
import { HEAD_SCRIPT, SPECULATION } from './head-script.ts';

interface Props {
  /** Rules that stand inside the page: no file stands between the answer and the first paint. */
  readonly sheet: string;
  /** The address of browser.ts. */
  readonly script: string;
  readonly children: ReactNode;
}

const inline = (text: string) => ({ dangerouslySetInnerHTML: { __html: text } });

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
        {children}
        <StillRegion />
      </body>
    </html>
  );
}
