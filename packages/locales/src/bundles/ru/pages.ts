import { book } from '../../ru/book.ts';
import { countries } from '../../ru/countries.ts';
import { equipment } from '../../ru/equipment.ts';
import { guides } from '../../ru/guides.ts';
import { papers } from '../../ru/papers.ts';
import { signs } from '../../ru/signs.ts';

export const texts = { book, signs, equipment, guides, papers, countries };
