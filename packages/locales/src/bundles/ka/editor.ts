import { conferences } from '../../ka/conferences.ts';
import { contentFields } from '../../ka/content-fields.ts';
import { editor } from '../../ka/editor.ts';

/** Beside the console's own, which has what rules answer and the names of countries. */
export const texts = { conferences, contentFields, editor };
