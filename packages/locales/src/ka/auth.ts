import type { auth as ru } from '../ru/auth.ts';
import type { Text } from '../text.ts';

export const auth = {
  title: 'კაბინეტში შესვლა',
  'title.welcome': 'კეთილი იყოს თქვენი მობრძანება',
  'phone.hint':
    'გამოგიგზავნით კოდს SMS-ით. პაროლი საჭირო არ არის. თუ კაბინეტი არ გაქვთ, პირველი შესვლისას შეიქმნება.',
  'country.label': 'ქვეყანა',
  'phone.label': 'ტელეფონის ნომერი',
  'phone.required': 'შეიყვანეთ ტელეფონის ნომერი',
  'phone.invalid': 'შეამოწმეთ ნომერი: აკლია ან ზედმეტია ციფრები',
  next: 'შემდეგი',
  'next.sending': 'კოდი იგზავნება…',
  'code.title': 'შეიყვანეთ SMS კოდი',
  'code.sent': 'გაიგზავნა ნომერზე {{phone}}. კოდი 5 წუთი მოქმედებს.',
  'code.label': { one: 'კოდი, {{count}} ციფრი', other: 'კოდი, {{count}} ციფრი' },
  'code.checking': 'კოდი მოწმდება…',
  'code.resend': 'კოდის ხელახლა გაგზავნა',
  'code.resend.in': 'კოდის ხელახლა გაგზავნა {{time}}-ში',
  'code.resent': 'კოდი ხელახლა გაიგზავნა',
  'back.site': 'მთავარ გვერდზე',
  'back.phone': 'ნომრის შეცვლა',
  'help.open': 'სად ვნახო კოდი?',
  'help.title': 'სად ვნახოთ კოდი',
  'help.film': 'ვიდეო: სად ვნახოთ კოდი',
  'help.step.1': 'შეტყობინება მოდის მითითებულ ნომერზე, ჩვეულებრივ ერთ წუთში.',
  'help.step.2': 'გახსენით შეტყობინებები და იპოვეთ გამგზავნი PUNKT.',
  'help.step.3': 'შეიყვანეთ შეტყობინების ციფრები ან დააკოპირეთ და ჩასვით ველში.',
  'ended.title': 'სესია დასრულდა',
  'ended.text': 'შედით ხელახლა: დაგაბრუნებთ იქ, სადაც იყავით. რაც შეიყვანეთ, შენახულია.',
} as const satisfies Record<keyof typeof ru, Text>;
