import { orders } from '../../en/orders.ts';
import { owners } from '../../en/owners.ts';
import { points } from '../../en/points.ts';
import { shell } from '../../en/shell.ts';
import { tickets } from '../../en/tickets.ts';

export const texts = { orders, owners, points, shell, tickets };
