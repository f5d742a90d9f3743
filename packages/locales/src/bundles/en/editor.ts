import { conferences } from '../../en/conferences.ts';
import { contentFields } from '../../en/content-fields.ts';
import { editor } from '../../en/editor.ts';

/** Beside the console's own, which has what rules answer and the names of countries. */
export const texts = { conferences, contentFields, editor };
