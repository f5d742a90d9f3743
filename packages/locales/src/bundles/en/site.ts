import { content } from '../../en/content.ts';
import { offers } from '../../en/offers.ts';
import { privacy } from '../../en/privacy.ts';

export const texts = { content, offers, privacy };
