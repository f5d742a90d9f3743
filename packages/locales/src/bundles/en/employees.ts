import { employees } from '../../en/employees.ts';
import { employment } from '../../en/employment.ts';
import { myData } from '../../en/my-data.ts';

export const texts = { employees, employment, myData };
