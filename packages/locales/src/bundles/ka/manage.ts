import { shell } from '../../ka/shell.ts';
import { staff } from '../../ka/staff.ts';

export const texts = { shell, staff };
