import { closedDoor } from '../../lib/closed-door.ts';
import { readPageInfo } from '../../lib/page-info-browser.ts';

/** The Georgian account area has no points, and so nobody who works at them: what owners need of them is on the application's page. */
export function pointsOnly(): null {
  if (readPageInfo().variant === 'georgian') throw closedDoor('points', '/lk/orders');
  return null;
}
