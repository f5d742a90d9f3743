import { conferences } from '../../ru/conferences.ts';

export const texts = { conferences };
