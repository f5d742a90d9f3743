import { common } from '../../ru/common.ts';
import { notifications } from '../../ru/notifications.ts';

export const texts = { common, notifications };
