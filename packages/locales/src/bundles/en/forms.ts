import { forms } from '../../en/forms.ts';
import { uploads } from '../../en/uploads.ts';
import { validation } from '../../en/validation.ts';

export const texts = { forms, uploads, validation };
