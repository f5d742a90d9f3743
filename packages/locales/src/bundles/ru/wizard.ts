import { wizard } from '../../ru/wizard.ts';

export const texts = { wizard };
