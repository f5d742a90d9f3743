import { conferences } from '../../en/conferences.ts';

export const texts = { conferences };
