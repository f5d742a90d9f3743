import parts from 'virtual:texts/account';
import { textLoader } from './lib/texts.ts';

/** What is spoken behind the log-in and on the way there; the public site has its own (site/texts.ts). */
export const loadTexts = textLoader(parts);
