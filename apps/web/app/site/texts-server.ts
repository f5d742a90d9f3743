import type { TextTable } from '@punkt/locales/translate';
import { allTexts } from '../lib/texts.ts';

export const siteTexts = allTexts(
  import.meta.glob<{ readonly texts: TextTable }>(
    '../../../../packages/locales/src/bundles/*/{base,door,site,landing,pages,conferences,policy,georgia}.ts',
    { eager: true },
  ),
);
