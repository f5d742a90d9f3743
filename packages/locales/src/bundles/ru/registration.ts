import { owners } from '../../ru/owners.ts';
import { validation } from '../../ru/validation.ts';

export const texts = { owners, validation };
