import { owners } from '../../ka/owners.ts';
import { validation } from '../../ka/validation.ts';

export const texts = { owners, validation };
