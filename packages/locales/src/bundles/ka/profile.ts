import { owners } from '../../ka/owners.ts';

export const texts = { owners };
