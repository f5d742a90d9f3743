import { feeDue } from '@punkt/domain/fees';
import { STANDARD_POINT } from '@punkt/domain/point-type';
import type { Order } from '../order-queries.ts';

/** What the application asks for; undefined where it never owes a fee. */
export const feeOwed = ({ country, typePoint, exPickPointId }: Order): number | undefined =>
  feeDue({ country, pointType: typePoint ?? STANDARD_POINT, isMove: exPickPointId !== null })?.amount;
