import { verify } from '../../en/verify.ts';

export const texts = { verify };
