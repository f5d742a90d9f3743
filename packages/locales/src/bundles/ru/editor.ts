import { conferences } from '../../ru/conferences.ts';
import { contentFields } from '../../ru/content-fields.ts';
import { editor } from '../../ru/editor.ts';

/** Beside the console's own, which has what rules answer and the names of countries. */
export const texts = { conferences, contentFields, editor };
