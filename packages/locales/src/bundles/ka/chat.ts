import { chat } from '../../ka/chat.ts';
import { countries } from '../../ka/countries.ts';
import { questions } from '../../ka/questions.ts';
import { validation } from '../../ka/validation.ts';

export const texts = { chat, countries, questions, validation };
