import { tickets } from '../../ka/tickets.ts';

export const texts = { tickets };
