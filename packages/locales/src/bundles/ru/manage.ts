import { shell } from '../../ru/shell.ts';
import { staff } from '../../ru/staff.ts';

export const texts = { shell, staff };
