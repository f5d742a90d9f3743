import { activation } from '../../ru/activation.ts';
import { wizard } from '../../ru/wizard.ts';

export const texts = { activation, wizard };
