import type { receipt as ru } from '../ru/receipt.ts';
import type { Text } from '../text.ts';

export const receipt = {
  purpose: 'საგარანტიო შენატანი განაცხადზე № {{order}}',
  brand: 'პუნქტი',
  title: 'გადახდის ქვითარი № {{number}}',
  lead: 'გაცემის პუნქტის გახსნის საგარანტიო შენატანი მიღებულია.',
  order: 'განაცხადი',
  'order.value': '№ {{order}}',
  payer: 'გადამხდელი',
  amount: 'თანხა',
  paid: 'გადახდის დრო',
  time: '{{time}} (მოსკოვის დრო)',
  method: 'გადახდის საშუალება',
  'method.yookassa': 'სწრაფი გადახდების სისტემა, YooKassa',
  'method.sandbox': 'სატესტო გარემოს სასწავლო ბანკი',
  payment: 'გადახდის ნომერი',
  state: 'შენატანის მდგომარეობა',
  'state.held': 'ინახება, სანამ განაცხადი განიხილება',
  'state.credited': 'ჩაირიცხა პუნქტის ბალანსზე {{time}}',
  'state.refunded': 'დაბრუნება გაფორმდა {{time}}',
  'state.kept': 'დაკავებულია {{time}}',
  sandbox: 'ნიმუში: გადახდა სადემონსტრაციო გარემოშია გაკეთებული, თანხა არ ჩამოჭრილა.',
  fiscal: 'ეს გადახდის დადასტურებაა და არა სალარო ჩეკი.',
  printed: 'დაბეჭდილია {{time}} (მოსკოვის დრო)',
} as const satisfies Record<keyof typeof ru, Text>;
