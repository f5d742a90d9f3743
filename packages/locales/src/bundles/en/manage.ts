import { reviewFields } from '../../en/review-fields.ts';
import { reviews } from '../../en/reviews.ts';
import { shell } from '../../en/shell.ts';
import { staff } from '../../en/staff.ts';

export const texts = { reviewFields, reviews, shell, staff };
