import { owners } from '../../ru/owners.ts';

export const texts = { owners };
