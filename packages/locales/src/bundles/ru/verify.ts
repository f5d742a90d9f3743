import { verify } from '../../ru/verify.ts';

export const texts = { verify };
