import { common } from '../../en/common.ts';
import { notifications } from '../../en/notifications.ts';

export const texts = { common, notifications };
