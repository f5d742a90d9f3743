import { content } from '../../ru/content.ts';
import { offers } from '../../ru/offers.ts';
import { privacy } from '../../ru/privacy.ts';

export const texts = { content, offers, privacy };
