import { myData } from '../../ru/my-data.ts';
import { orders } from '../../ru/orders.ts';
import { owners } from '../../ru/owners.ts';
import { points } from '../../ru/points.ts';
import { shell } from '../../ru/shell.ts';
import { signing } from '../../ru/signing.ts';
import { tickets } from '../../ru/tickets.ts';
import { uploads } from '../../ru/uploads.ts';
import { validation } from '../../ru/validation.ts';

export const texts = { myData, orders, owners, points, shell, signing, tickets, uploads, validation };
