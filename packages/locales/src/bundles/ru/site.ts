import { offers } from '../../ru/offers.ts';
import { site } from '../../ru/site.ts';

export const texts = { site, offers };
