import type { Page } from '@playwright/test';
import { go, openAsRole } from '../support/cases.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';

/** The first point of the sandbox: a manager, an auditor and an employee work there. The server's answers are a table of their own (doors.test.ts). */
const POINT = '1001';
const DOORS = {
  edit: `pvz/${POINT}/edit`,
  area: `pvz/${POINT}/edit-area`,
  hours: `pvz/${POINT}/edit-timetable`,
  signboard: `pvz/${POINT}/signboard`,
  lock: `pvz/${POINT}/lock`,
  people: `employees/${POINT}`,
  adding: `employees/${POINT}/add`,
} as const;
type Door = keyof typeof DOORS;

const PEOPLE = [
  {
    role: 'manager',
    name: 'Менеджер',
    menu: ['Заявки', 'Пункты выдачи', 'Сотрудники', 'Моя работа', 'Обращения'],
    open: ['signboard', 'people'],
  },
  {
    role: 'auditor',
    name: 'Аудитор',
    menu: ['Заявки', 'Пункты выдачи', 'Сотрудники', 'Моя работа', 'Обращения'],
    open: ['people'],
  },
  {
    role: 'employee',
    name: 'Сотрудник',
    menu: ['Заявки', 'Пункты выдачи', 'Моя работа', 'Обращения'],
    open: [],
  },
] as const;

const shut = (page: Page) => page.getByRole('heading', { name: 'Сейчас этот раздел вам закрыт' });

for (const { role, name, menu, open } of PEOPLE)
  test(`closed doors say why to the ${role} and lead back to the point @desktop`, async ({ page }) => {
    await openAsRole(page, role, `/lk/pvz/${POINT}`);
    const links = page.getByRole('navigation').first().getByRole('link');
    await expect(links).toHaveText(menu.map((item) => new RegExp(item)));
    // What is not theirs is not offered on the point's page either.
    await expect(page.getByRole('link', { name: 'Изменить', exact: true })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Переезд' })).toHaveCount(0);
    const opened: readonly Door[] = open;
    for (const door of Object.keys(DOORS) as Door[]) {
      await go(page, `/lk/${DOORS[door]}`);
      await expect(page).toHaveURL(new RegExp(`${DOORS[door]}$`));
      if (opened.includes(door)) {
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(shut(page)).toHaveCount(0);
        continue;
      }
      await expect(shut(page)).toBeVisible();
      const reason = door === 'lock' ? /Открывать замок|нет электронного замка|Ваша роль/ : `: ${name}.`;
      await expect(page.getByText(reason).last()).toBeVisible();
    }
    await expectAccessible(page);
    if (role === 'employee') {
      // No list is theirs, and yet they have a point: it is not said to be missing.
      await go(page, '/lk/employees');
      await expect(shut(page)).toBeVisible();
      await expect(page.locator('#content').getByRole('link', { name: 'Моя работа' })).toBeVisible();
      await go(page, `/lk/${DOORS.people}`);
    }
    await page.getByRole('link', { name: 'На страницу пункта' }).click();
    await expect(page).toHaveURL(new RegExp(`/lk/pvz/${POINT}$`));
  });
