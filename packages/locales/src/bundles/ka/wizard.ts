import { activation } from '../../ka/activation.ts';
import { wizard } from '../../ka/wizard.ts';

export const texts = { activation, wizard };
