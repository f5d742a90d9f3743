import { redirect } from 'react-router';
import { PointsScreen } from '../../features/points/points-screen.tsx';
import { readPageInfo } from '../../lib/page-info-browser.ts';

/** The Georgian account area has no points. */
export function clientLoader() {
  if (readPageInfo().variant === 'georgian') throw redirect('/lk/orders');
  return null;
}

export default function Points() {
  return <PointsScreen />;
}
