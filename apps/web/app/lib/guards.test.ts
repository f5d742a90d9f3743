import type { UserInfo } from '@punkt/contract/user';
import { describe, expect, test } from 'vitest';
import { afterLogin, homeOf, mayOpen, openingPath } from './guards.ts';

const nobody: UserInfo = {
  user_id: '1',
  name: '',
  first_name: '',
  last_name: '',
  middle_name: '',
  country: 'RU',
  email: '',
  owner_status: 'none',
  phone: '79990000000',
  additional_phone: '',
  additional_phone_country: null,
  telegram_login: '',
  snils: '',
  roles: [],
  last_push_id: '',
  passport_approve_status: 'none',
  staff_roles: [],
  is_admin: false,
  current_pickpoint_id: null,
};
const owner: UserInfo = { ...nobody, owner_status: 'accepted' };
const grant = { pickpoint_id: '1', is_owner: false, permission: 'PERM_EMPLOYEE' } as const;
const employee: UserInfo = { ...nobody, roles: [grant] };
const operator: UserInfo = { ...nobody, staff_roles: ['operator'] };

describe('home', () => {
  test.each([
    ['an applicant', nobody, '/registration', '/registration'],
    ['an owner', owner, '/lk/orders', '/lk/orders'],
    ['an employee', employee, '/lk/pvz', '/lk/tickets'],
    ['staff', operator, '/manage', '/manage'],
  ])('of %s', (_, user, main, georgian) => {
    expect(homeOf(user, 'main')).toBe(main);
    expect(homeOf(user, 'georgian')).toBe(georgian);
  });
});

test.each([
  ['an applicant', nobody, '/registration', '/registration'],
  ['an employee', employee, '/lk/pvz', '/lk/tickets'],
  ['an owner', owner, '/lk/orders/create', '/lk/orders/create'],
  ['an owner who works at a point', { ...owner, roles: [grant] }, '/lk/orders/create', '/lk/orders/create'],
  [
    'staff who own a point',
    { ...operator, owner_status: 'accepted' as const },
    '/lk/orders/create',
    '/lk/orders/create',
  ],
  ['staff', operator, '/manage', '/manage'],
])('to open a point %s goes on', (_, user, main, georgian) => {
  expect(openingPath(user, 'main')).toBe(main);
  expect(openingPath(user, 'georgian')).toBe(georgian);
});

describe('after log-in', () => {
  test('everybody goes on to where they were going, if it is open to them', () => {
    expect(afterLogin(owner, '/lk/profile?x=1', 'main')).toBe('/lk/profile?x=1');
    expect(afterLogin(employee, '/lk/tickets', 'main')).toBe('/lk/tickets');
    expect(afterLogin(operator, '/manage', 'main')).toBe('/manage');
  });

  test('and home if it is not', () => {
    expect(afterLogin(owner, '/manage', 'main')).toBe('/lk/orders');
    expect(afterLogin(nobody, '/lk/orders', 'main')).toBe('/registration');
    expect(afterLogin(operator, '/lk/orders', 'main')).toBe('/manage');
    expect(afterLogin(owner, '/registration', 'main')).toBe('/lk/orders');
    expect(afterLogin(owner, '/', 'main')).toBe('/lk/orders');
    expect(afterLogin(owner, null, 'main')).toBe('/lk/orders');
  });

  test('a part of a name does not open the part', () => {
    expect(mayOpen(nobody, '/lk')).toBe(false);
    expect(mayOpen(nobody, '/manage')).toBe(false);
  });
});
