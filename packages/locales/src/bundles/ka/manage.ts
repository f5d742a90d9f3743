import { reviewFields } from '../../ka/review-fields.ts';
import { reviews } from '../../ka/reviews.ts';
import { shell } from '../../ka/shell.ts';
import { staff } from '../../ka/staff.ts';

export const texts = { reviewFields, reviews, shell, staff };
