import { points } from '../../en/points.ts';

export const texts = { points };
