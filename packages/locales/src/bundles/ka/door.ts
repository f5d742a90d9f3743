import { auth } from '../../ka/auth.ts';
import { countries } from '../../ka/countries.ts';

export const texts = { auth, countries };
