import type { Language } from '@punkt/locales/language';
import type { Speech } from './port.ts';
import { english } from './speech-english.ts';
import { georgian } from './speech-georgian.ts';
import { russian } from './words.ts';

export const SPEECHES: Readonly<Record<Language, Speech>> = { ru: russian, en: english, ka: georgian };
