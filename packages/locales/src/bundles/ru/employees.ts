import { employees } from '../../ru/employees.ts';
import { employment } from '../../ru/employment.ts';
import { myData } from '../../ru/my-data.ts';

export const texts = { employees, employment, myData };
