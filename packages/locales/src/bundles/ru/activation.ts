import { cameras } from '../../ru/cameras.ts';
import { elock } from '../../ru/elock.ts';

export const texts = { cameras, elock };
