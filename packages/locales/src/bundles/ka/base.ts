import { common } from '../../ka/common.ts';
import { notifications } from '../../ka/notifications.ts';

export const texts = { common, notifications };
