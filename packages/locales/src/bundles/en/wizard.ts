import { wizard } from '../../en/wizard.ts';

export const texts = { wizard };
