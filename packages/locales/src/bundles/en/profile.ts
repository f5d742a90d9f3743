import { owners } from '../../en/owners.ts';

export const texts = { owners };
