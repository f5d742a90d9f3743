import { sandbox } from '../../ka/sandbox.ts';

export const texts = { sandbox };
