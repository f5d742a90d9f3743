import { cameras } from '../../ka/cameras.ts';
import { elock } from '../../ka/elock.ts';

export const texts = { cameras, elock };
