import { pointPage } from '../../ru/point-page.ts';

export const texts = { pointPage };
