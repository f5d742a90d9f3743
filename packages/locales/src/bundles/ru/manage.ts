import { erasure } from '../../ru/erasure.ts';
import { publishing } from '../../ru/publishing.ts';
import { reviewFields } from '../../ru/review-fields.ts';
import { reviews } from '../../ru/reviews.ts';
import { shell } from '../../ru/shell.ts';
import { staff } from '../../ru/staff.ts';

export const texts = { erasure, publishing, reviewFields, reviews, shell, staff };
