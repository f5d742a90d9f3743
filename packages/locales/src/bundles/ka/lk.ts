import { myData } from '../../ka/my-data.ts';
import { orders } from '../../ka/orders.ts';
import { owners } from '../../ka/owners.ts';
import { points } from '../../ka/points.ts';
import { shell } from '../../ka/shell.ts';
import { signing } from '../../ka/signing.ts';
import { tickets } from '../../ka/tickets.ts';
import { uploads } from '../../ka/uploads.ts';
import { validation } from '../../ka/validation.ts';

export const texts = { myData, orders, owners, points, shell, signing, tickets, uploads, validation };
