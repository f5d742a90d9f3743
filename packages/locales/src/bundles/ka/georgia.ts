import { georgia } from '../../ka/georgia.ts';

export const texts = { georgia };
