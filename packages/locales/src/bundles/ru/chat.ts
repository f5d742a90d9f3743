import { chat } from '../../ru/chat.ts';
import { countries } from '../../ru/countries.ts';
import { questions } from '../../ru/questions.ts';
import { validation } from '../../ru/validation.ts';

export const texts = { chat, countries, questions, validation };
