import { sandbox } from '../../ru/sandbox.ts';

export const texts = { sandbox };
