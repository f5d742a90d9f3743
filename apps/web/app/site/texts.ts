import type { TextTable } from '@punkt/locales/translate';
import { textLoader } from '../lib/texts.ts';

/** What islands speak. Nothing of the account area: its texts must not change the public site's files. */
export const loadTexts = textLoader(
  import.meta.glob<{ readonly texts: TextTable }>(
    '../../../../packages/locales/src/bundles/*/{base,door,conferences,chat}.ts',
  ),
);
