import { georgianFront } from '../../features/content/georgia/islands.ts';
import { Landing, prepareLanding } from '../../features/content/landing/landing.tsx';
import { usePageInfo } from '../../lib/page-info.ts';
import { readPageInfo } from '../../lib/page-info-browser.ts';
import { Show } from '../../lib/site/show.tsx';

export const loader = () => null;
export const clientLoader = () =>
  readPageInfo().variant === 'georgian' ? georgianFront.prepare() : prepareLanding();

export default function Home() {
  return usePageInfo().variant === 'georgian' ? <Show island={georgianFront} /> : <Landing />;
}
