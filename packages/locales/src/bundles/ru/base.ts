import { auth } from '../../ru/auth.ts';
import { common } from '../../ru/common.ts';
import { countries } from '../../ru/countries.ts';
import { notifications } from '../../ru/notifications.ts';

export const texts = { auth, common, countries, notifications };
