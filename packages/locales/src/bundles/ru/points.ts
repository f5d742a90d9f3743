import { points } from '../../ru/points.ts';

export const texts = { points };
