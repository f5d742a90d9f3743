import { shell } from '../../en/shell.ts';
import { staff } from '../../en/staff.ts';

export const texts = { shell, staff };
