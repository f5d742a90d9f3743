import { myData } from '../../en/my-data.ts';
import { orders } from '../../en/orders.ts';
import { owners } from '../../en/owners.ts';
import { points } from '../../en/points.ts';
import { shell } from '../../en/shell.ts';
import { signing } from '../../en/signing.ts';
import { tickets } from '../../en/tickets.ts';
import { uploads } from '../../en/uploads.ts';
import { validation } from '../../en/validation.ts';

export const texts = { myData, orders, owners, points, shell, signing, tickets, uploads, validation };
