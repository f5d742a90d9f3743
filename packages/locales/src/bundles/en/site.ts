import { offers } from '../../en/offers.ts';
import { site } from '../../en/site.ts';

export const texts = { site, offers };
