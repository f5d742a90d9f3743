import { employees } from '../../ka/employees.ts';
import { employment } from '../../ka/employment.ts';
import { myData } from '../../ka/my-data.ts';

export const texts = { employees, employment, myData };
