import type { questions as ru } from '../ru/questions.ts';
import type { Text } from '../text.ts';

/** The form to ask a manager. */
export const questions = {
  title: 'შეკითხვა მენეჯერს',
  lead: 'მენეჯერი წერილით გიპასუხებთ ან დაგირეკავთ. ყველა ველი სავალდებულოა.',
  phone: 'ტელეფონი',
  country: 'ქვეყნის კოდი',
  email: 'ელფოსტა',
  telegram: 'Telegram',
  'telegram.hint': 'მაგალითად, @ivanova',
  message: 'შეკითხვა',
  count: '{{count}} / {{max}}',
  consent: 'ვეთანხმები პერსონალური მონაცემების დამუშავებას შემდეგი დოკუმენტის მიხედვით:',
  'consent.link': 'კონფიდენციალურობის პოლიტიკა',
  'consent.tab': '(გაიხსნება ახალ ჩანართში)',
  website: 'ეს ველი ცარიელი დატოვეთ',
  send: 'შეკითხვის გაგზავნა',
  sending: 'იგზავნება…',
  missing: 'გასაგზავნად დარჩა: {{fields}}.',
  'missing.phoneNumber': 'ტელეფონი',
  'missing.email': 'ელფოსტა',
  'missing.telegram': 'Telegram',
  'missing.message': 'შეკითხვა',
  'missing.consent': 'თანხმობა',
  'success.title': 'თქვენი შეკითხვა მივიღეთ',
  'success.text': 'მენეჯერი გიპასუხებთ მისამართზე {{email}} ან დაგირეკავთ ნომერზე {{phone}}.',
  'success.due': 'გიპასუხებთ {{date}}-მდე.',
  'success.close': 'კარგი',
  'failure.title': 'გაგზავნა ვერ მოხერხდა',
  'failure.text': 'სცადეთ გვერდის განახლება ან მოგვიანებით ხელახლა შეავსეთ ფორმა',
  'failure.often': {
    one: 'ბოლო ერთ საათში თქვენგან ბევრი შეკითხვა მოვიდა. შემდეგის გაგზავნა შეგიძლიათ {{count}} წუთში.',
    other: 'ბოლო ერთ საათში თქვენგან ბევრი შეკითხვა მოვიდა. შემდეგის გაგზავნა შეგიძლიათ {{count}} წუთში.',
  },
  'failure.kept': 'ყველაფერი, რაც შეიყვანეთ, ფორმაში დარჩა.',
} as const satisfies Record<keyof typeof ru, Text>;
