import { reviewFields } from '../../ru/review-fields.ts';
import { reviews } from '../../ru/reviews.ts';
import { shell } from '../../ru/shell.ts';
import { staff } from '../../ru/staff.ts';

export const texts = { reviewFields, reviews, shell, staff };
