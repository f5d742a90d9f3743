import { book } from '../../en/book.ts';
import { countries } from '../../en/countries.ts';
import { equipment } from '../../en/equipment.ts';
import { guides } from '../../en/guides.ts';
import { papers } from '../../en/papers.ts';
import { signs } from '../../en/signs.ts';

export const texts = { book, signs, equipment, guides, papers, countries };
