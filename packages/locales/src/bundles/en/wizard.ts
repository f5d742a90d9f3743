import { activation } from '../../en/activation.ts';
import { wizard } from '../../en/wizard.ts';

export const texts = { activation, wizard };
