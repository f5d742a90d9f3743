import { lazy, Suspense, useRef, useState } from 'react';
import { FailureBoundary } from './failure-boundary.tsx';
import { useForgetServerHead } from './head.ts';
import type { ShowProps } from './island.ts';
import { useFollowLinks } from './use-follow-links.ts';
import { useWaking } from './use-waking.ts';

/** Nothing of a first load: what shows the published content brings it along, and all else can be drawn. */
const Failed = lazy(() => import('./content-failed.tsx'));
const failed = (error: unknown) => (
  <Suspense>
    <Failed error={error} />
  </Suspense>
);

/** The server's HTML of an island, while it stands in the page; on a navigation inside the app there is none yet. */
const drawnByServer = (id: string): string | null => document.getElementById(id)?.innerHTML ?? null;

export function ShowInBrowser<P extends object>({ island, with: props }: ShowProps<P>) {
  const { id, wakes, wake } = island;
  const element = useRef<HTMLDivElement>(null);
  const [html, setHtml] = useState(() => drawnByServer(id));
  const still = html !== null;
  useWaking({
    element,
    asleep: still,
    wakes: wakes || import.meta.env.DEV,
    load: wake,
    onAwake: () => setHtml(null),
  });
  useForgetServerHead(island.heads, still);
  useFollowLinks(element);
  const place = { id, ref: element };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: this is what stands there already, drawn by our own server
  if (still) return <div {...place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
  const Inside = island.inside();
  return (
    <div {...place}>
      <FailureBoundary fallback={failed}>
        <Suspense>
          <Inside {...(props as P)} />
        </Suspense>
      </FailureBoundary>
    </div>
  );
}
