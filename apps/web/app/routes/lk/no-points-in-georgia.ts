import { redirect } from 'react-router';
import { readPageInfo } from '../../lib/page-info-browser.ts';

/** The Georgian account area has no points, and so nobody who works at them. */
export function noPointsInGeorgia(): null {
  if (readPageInfo().variant === 'georgian') throw redirect('/lk/orders');
  return null;
}
