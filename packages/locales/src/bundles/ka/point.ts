import { pointPage } from '../../ka/point-page.ts';

export const texts = { pointPage };
