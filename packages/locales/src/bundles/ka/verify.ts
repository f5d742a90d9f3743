import { verify } from '../../ka/verify.ts';

export const texts = { verify };
