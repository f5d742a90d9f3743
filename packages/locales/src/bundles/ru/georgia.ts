import { georgia } from '../../ru/georgia.ts';

export const texts = { georgia };
