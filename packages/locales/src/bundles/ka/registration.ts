import { owners } from '../../ka/owners.ts';
import { signing } from '../../ka/signing.ts';
import { uploads } from '../../ka/uploads.ts';
import { validation } from '../../ka/validation.ts';

export const texts = { owners, signing, uploads, validation };
