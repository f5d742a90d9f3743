import { content } from '../../ka/content.ts';
import { offers } from '../../ka/offers.ts';
import { privacy } from '../../ka/privacy.ts';

export const texts = { content, offers, privacy };
