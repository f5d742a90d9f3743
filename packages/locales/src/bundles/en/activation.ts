import { cameras } from '../../en/cameras.ts';
import { elock } from '../../en/elock.ts';

export const texts = { cameras, elock };
