import { sandbox } from '../../en/sandbox.ts';

export const texts = { sandbox };
