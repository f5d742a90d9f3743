import { auth } from '../../en/auth.ts';
import { countries } from '../../en/countries.ts';

export const texts = { auth, countries };
