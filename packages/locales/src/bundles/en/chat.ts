import { chat } from '../../en/chat.ts';
import { countries } from '../../en/countries.ts';
import { questions } from '../../en/questions.ts';
import { validation } from '../../en/validation.ts';

export const texts = { chat, countries, questions, validation };
