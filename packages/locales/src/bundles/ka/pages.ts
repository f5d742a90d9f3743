import { book } from '../../ka/book.ts';
import { countries } from '../../ka/countries.ts';
import { equipment } from '../../ka/equipment.ts';
import { guides } from '../../ka/guides.ts';
import { papers } from '../../ka/papers.ts';
import { signs } from '../../ka/signs.ts';

export const texts = { book, signs, equipment, guides, papers, countries };
