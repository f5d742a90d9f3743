import { auth } from '../../en/auth.ts';
import { common } from '../../en/common.ts';
import { countries } from '../../en/countries.ts';
import { notifications } from '../../en/notifications.ts';

export const texts = { auth, common, countries, notifications };
