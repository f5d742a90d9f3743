import { orders } from '../../ru/orders.ts';
import { owners } from '../../ru/owners.ts';
import { points } from '../../ru/points.ts';
import { shell } from '../../ru/shell.ts';
import { tickets } from '../../ru/tickets.ts';

export const texts = { orders, owners, points, shell, tickets };
