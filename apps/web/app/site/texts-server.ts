import parts from 'virtual:texts/site-at-once';
import { allTexts } from '../lib/texts.ts';

export const siteTexts = allTexts(parts);
