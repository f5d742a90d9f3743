import { describe, expect, it } from 'vitest';
import {
  ASSIGNABLE_PERMISSIONS,
  type EmployeeForm,
  employeeProblems,
  grantRefusal,
  isActiveEmployee,
  maskFullName,
  rolePreview,
} from './employees.ts';

const form: EmployeeForm = {
  first_name: 'Мария',
  last_name: 'Иванова',
  country: 'RU',
  phone: '9991234567',
  snils: '',
};

describe('the form of an employee', () => {
  it('wants a name, a phone of the country and, if any, a SNILS with its checksum', () => {
    expect(employeeProblems(form)).toEqual({});
    expect(Object.keys(employeeProblems({ ...form, first_name: 'Я', phone: '', snils: '1' }))).toEqual([
      'first_name',
      'phone',
      'snils',
    ]);
    expect(employeeProblems({ ...form, snils: '11223344595' })).toEqual({});
  });

  it('asks no SNILS of another country', () => {
    const georgian = { ...form, country: 'GE', phone: '555123456', snils: 'whatever' } as const;
    expect(employeeProblems(georgian)).toEqual({});
  });
});

describe('somebody on a list', () => {
  it('shows a letter of each name', () => {
    expect(maskFullName('Иван', 'Соколов')).toBe('И••• С•••');
    expect(maskFullName('', 'Соколов')).toBe('С•••');
    expect(maskFullName('', '')).toBe('•••');
  });

  it('is active with a role, a yes, and until removed', () => {
    const tie = { role: 'employee', deleted: false, acceptance: 'accepted' } as const;
    expect(isActiveEmployee(tie)).toBe(true);
    for (const change of [{ role: 'none' }, { deleted: true }, { acceptance: 'notAccepted' }] as const)
      expect(isActiveEmployee({ ...tie, ...change })).toBe(false);
  });
});

describe('a role', () => {
  it('that can be given is manager, employee or none', () => {
    expect(ASSIGNABLE_PERMISSIONS).toEqual(['PERM_FIRM_EMPLOYEE', 'PERM_EMPLOYEE', 'PERM_NONE']);
  });

  it('says beforehand what it opens', () => {
    const may = (role: 'manager' | 'employee' | 'none', lock: boolean) =>
      rolePreview(role, lock)
        .filter((line) => line.may)
        .map(({ action }) => action);
    expect(may('employee', false)).toEqual(['viewPoint', 'writeTickets']);
    expect(may('employee', true)).toEqual(['viewPoint', 'openLock', 'writeTickets']);
    expect(may('manager', false)).toEqual(['viewPoint', 'writeTickets', 'editSignboard', 'listEmployees']);
    expect(may('none', true)).toEqual([]);
  });

  it('is refused in words of the list', () => {
    expect(grantRefusal('deleted')).toBe('deleted');
    expect(grantRefusal('moving')).toBe('forbidden');
  });
});
