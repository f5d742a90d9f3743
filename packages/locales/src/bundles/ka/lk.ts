import { orders } from '../../ka/orders.ts';
import { owners } from '../../ka/owners.ts';
import { points } from '../../ka/points.ts';
import { shell } from '../../ka/shell.ts';
import { tickets } from '../../ka/tickets.ts';

export const texts = { orders, owners, points, shell, tickets };
