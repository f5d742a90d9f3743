import type { owners as ru } from '../ru/owners.ts';
import type { Text } from '../text.ts';

export const owners = {
  'registration.page.title': 'რეგისტრაცია — პუნქტი',
  'registration.page.description': 'შეკვეთების გაცემის პუნქტის მფლობელის რეგისტრაცია.',
  'registration.title': 'დარჩა მფლობელის რეგისტრაცია',
  'registration.text':
    'თქვენ შესული ხართ ნომრით {{phone}}. განაცხადების გასაგზავნად საჭიროა ოთხნაბიჯიანი ანკეტა. ამ ვერსიაში ის ჯერ არ არის გახსნილი — აი, რას გკითხავთ, რომ მომზადება მოასწროთ.',
  'registration.notyet': 'ანკეტა ჯერ არ არის გახსნილი',
  'registration.step.1.title': 'საქმიანობის ფორმა და რეკვიზიტები',
  'registration.step.1.text':
    'ინდმეწარმე თუ კომპანია, საიდენტიფიკაციო ნომერი, ბანკი და ანგარიში, დაბეგვრის სისტემა.',
  'registration.step.2.title': 'პირადობის დამადასტურებელი დოკუმენტი',
  'registration.step.2.text': 'მოქალაქეობა და პასპორტის ან ბარათის მონაცემები.',
  'registration.step.3.title': 'დოკუმენტის ფოტოები',
  'registration.step.3.text': 'თავად დოკუმენტი და თქვენ დოკუმენტით ხელში.',
  'registration.step.4.title': 'კონტაქტები და ოფერტა',
  'registration.step.4.text': 'ელფოსტა, საკონტაქტო ტელეფონი, Telegram — და ოფერტაზე ხელმოწერა.',
  'registration.steps': 'ოთხი ნაბიჯი',
  'registration.employee':
    'თქვენ პუნქტში მუშაობთ: თქვენი პუნქტები და მიმართვები რეგისტრაციის გარეშეც ხელმისაწვდომია.',
  'registration.employee.link': 'ჩემი პუნქტები',
  'registration.employee.link.tickets': 'მიმართვები',
  'registration.logout': 'გასვლა და სხვა ნომრით შესვლა',
  'profile.title': 'პროფილი',
  'profile.last': 'გვარი',
  'profile.first': 'სახელი',
  'profile.middle': 'მამის სახელი',
  'profile.email': 'კომპანიის ელფოსტა',
  'profile.snils': 'SNILS',
  'profile.phone': 'შესვლის ტელეფონი',
  'profile.contact': 'საკონტაქტო ტელეფონი',
  'profile.telegram': 'სახელი Telegram-ში',
  'profile.country': 'ქვეყანა',
  'profile.empty': 'არ არის მითითებული',
  'profile.note':
    'რეკვიზიტების, დოკუმენტისა და კონტაქტების შეცვლა აქვე იქნება შესაძლებელი — ეს ნაწილი ჯერ მზადდება.',
} as const satisfies Record<keyof typeof ru, Text>;
