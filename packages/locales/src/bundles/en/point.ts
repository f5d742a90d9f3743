import { pointPage } from '../../en/point-page.ts';

export const texts = { pointPage };
