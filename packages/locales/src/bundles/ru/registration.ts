import { forms } from '../../ru/forms.ts';
import { owners } from '../../ru/owners.ts';
import { signing } from '../../ru/signing.ts';
import { uploads } from '../../ru/uploads.ts';
import { validation } from '../../ru/validation.ts';

export const texts = { forms, owners, signing, uploads, validation };
