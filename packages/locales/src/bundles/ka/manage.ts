import { erasure } from '../../ka/erasure.ts';
import { publishing } from '../../ka/publishing.ts';
import { reviewFields } from '../../ka/review-fields.ts';
import { reviews } from '../../ka/reviews.ts';
import { shell } from '../../ka/shell.ts';
import { staff } from '../../ka/staff.ts';

export const texts = { erasure, publishing, reviewFields, reviews, shell, staff };
