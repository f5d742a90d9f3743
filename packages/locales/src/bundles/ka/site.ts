import { offers } from '../../ka/offers.ts';
import { site } from '../../ka/site.ts';

export const texts = { site, offers };
