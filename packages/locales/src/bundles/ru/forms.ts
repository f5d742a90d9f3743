import { forms } from '../../ru/forms.ts';
import { uploads } from '../../ru/uploads.ts';
import { validation } from '../../ru/validation.ts';

export const texts = { forms, uploads, validation };
