import { points } from '../../ka/points.ts';

export const texts = { points };
