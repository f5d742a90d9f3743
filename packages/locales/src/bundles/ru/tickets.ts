import { tickets } from '../../ru/tickets.ts';

export const texts = { tickets };
