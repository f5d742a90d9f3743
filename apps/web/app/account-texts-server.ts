import parts from 'virtual:texts/account-at-once';
import { allTexts } from './lib/texts.ts';

export const accountTexts = allTexts(parts);
