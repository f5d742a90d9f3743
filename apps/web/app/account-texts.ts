import type { TextTable } from '@punkt/locales/translate';
import { textLoader } from './lib/texts.ts';

/** What is spoken behind the log-in and on the way there; the public site has its own (site/texts.ts). */
export const loadTexts = textLoader(
  import.meta.glob<{ readonly texts: TextTable }>(
    '../../../packages/locales/src/bundles/*/{base,door,registration,sandbox,verify,lk,forms,order,wizard,activation,points,point,employees,profile,tickets,manage,editor}.ts',
  ),
);
