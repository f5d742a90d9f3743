import { owners } from '../../en/owners.ts';
import { validation } from '../../en/validation.ts';

export const texts = { owners, validation };
