import { tickets } from '../../en/tickets.ts';

export const texts = { tickets };
