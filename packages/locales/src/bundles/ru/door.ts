import { auth } from '../../ru/auth.ts';
import { countries } from '../../ru/countries.ts';

export const texts = { auth, countries };
