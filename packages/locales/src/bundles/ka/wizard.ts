import { wizard } from '../../ka/wizard.ts';

export const texts = { wizard };
