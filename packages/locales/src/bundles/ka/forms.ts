import { forms } from '../../ka/forms.ts';
import { uploads } from '../../ka/uploads.ts';
import { validation } from '../../ka/validation.ts';

export const texts = { forms, uploads, validation };
