import { forms } from '../../ka/forms.ts';
import { owners } from '../../ka/owners.ts';
import { signing } from '../../ka/signing.ts';
import { uploads } from '../../ka/uploads.ts';
import { validation } from '../../ka/validation.ts';

export const texts = { forms, owners, signing, uploads, validation };
