import { conferences } from '../../ka/conferences.ts';

export const texts = { conferences };
