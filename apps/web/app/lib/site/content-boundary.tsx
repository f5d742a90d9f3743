import type { ReactNode } from 'react';
import { usePageInfo } from '../page-info.ts';
import ContentFailed from './content-failed.tsx';
import { FailureBoundary } from './failure-boundary.tsx';

const failed = (error: unknown) => <ContentFailed error={error} />;

/** Around what editors publish: where that can't be read, this place says so, and the rest of the page still tells where one is. */
export function ContentBoundary({ children }: { readonly children: ReactNode }) {
  const { content } = usePageInfo();
  if (import.meta.env.SSR && !content) return <ContentFailed />;
  return <FailureBoundary fallback={failed}>{children}</FailureBoundary>;
}
