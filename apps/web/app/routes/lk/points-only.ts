import { redirect } from 'react-router';
import { readPageInfo } from '../../lib/page-info-browser.ts';

/** The Georgian account area has no points: what their owners need of them is on the application's page. */
export function pointsOnly(): null {
  if (readPageInfo().variant === 'georgian') throw redirect('/lk/orders');
  return null;
}
