import parts from 'virtual:texts/islands';
import { textLoader } from '../lib/texts.ts';

/** What islands speak. Nothing of the account area: its texts must not change the public site's files. */
export const loadTexts = textLoader(parts);
