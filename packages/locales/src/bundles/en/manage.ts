import { erasure } from '../../en/erasure.ts';
import { publishing } from '../../en/publishing.ts';
import { reviewFields } from '../../en/review-fields.ts';
import { reviews } from '../../en/reviews.ts';
import { shell } from '../../en/shell.ts';
import { staff } from '../../en/staff.ts';

export const texts = { erasure, publishing, reviewFields, reviews, shell, staff };
