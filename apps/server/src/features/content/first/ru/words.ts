import { publishedWords, type Words } from '../words.ts';
import { faqGeorgian } from './faq-georgian.ts';

export const russianWords: Words = { ...publishedWords, faqGeorgian };
