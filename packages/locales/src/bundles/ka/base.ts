import { auth } from '../../ka/auth.ts';
import { common } from '../../ka/common.ts';
import { countries } from '../../ka/countries.ts';
import { notifications } from '../../ka/notifications.ts';

export const texts = { auth, common, countries, notifications };
