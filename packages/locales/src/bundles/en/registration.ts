import { forms } from '../../en/forms.ts';
import { owners } from '../../en/owners.ts';
import { signing } from '../../en/signing.ts';
import { uploads } from '../../en/uploads.ts';
import { validation } from '../../en/validation.ts';

export const texts = { forms, owners, signing, uploads, validation };
