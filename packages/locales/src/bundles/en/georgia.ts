import { georgia } from '../../en/georgia.ts';

export const texts = { georgia };
