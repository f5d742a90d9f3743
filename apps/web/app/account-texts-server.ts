import type { TextTable } from '@punkt/locales/translate';
import { allTexts } from './lib/texts.ts';

export const accountTexts = allTexts(
  import.meta.glob<{ readonly texts: TextTable }>(
    '../../../packages/locales/src/bundles/*/{base,door,registration,sandbox,verify,lk,forms,order,wizard,activation,points,point,employees,profile,tickets,manage,editor}.ts',
    { eager: true },
  ),
);
