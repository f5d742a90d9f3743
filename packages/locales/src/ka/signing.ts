import type { signing as ru } from '../ru/signing.ts';
import type { Text } from '../text.ts';

export const signing = {
  offer: 'ოფერტა',
  application: 'განაცხადი',
  tariffs: 'ტარიფები',
  changes: 'რა შეიცვალა',
  place: 'დოკუმენტი {{at}} / {{count}} · {{country}}, ვერსია {{version}}',
  decline: 'უარი',
  previous: 'უკან',
  next: 'შემდეგი',
  accept: 'თანხმობა',
  accepting: 'ხელმოწერა…',
  meaning:
    '„თანხმობაზე“ დაჭერით ხელს აწერთ ნაჩვენებ ყველა დოკუმენტს. ხელმოწერილი ასლი თქვენს პროფილში დარჩება.',
  outdated:
    'სანამ კითხულობდით, დოკუმენტების ახალი ვერსია გამოვიდა. წაიკითხეთ ის: წინა ვერსია ხელმოწერილი არ არის.',
  'documents.failed': 'დოკუმენტების ჩვენება ვერ მოხერხდა',
  'info.title': 'ოფერტა განახლდა',
  'info.text': 'გამოვიდა დოკუმენტების ახალი ვერსია. წაიკითხეთ და მოაწერეთ ხელი, რომ პირობები ძალაში დარჩეს.',
  'info.read': 'წაკითხვა და ხელმოწერა',
  'info.later': 'მოგვიანებით',
  done: 'დოკუმენტები ხელმოწერილია',
  'list.title': 'ხელმოწერილი დოკუმენტები',
  'list.text': 'სერტიფიკატი ადასტურებს, რას და როდის მოაწერეთ ხელი. კოდით მისი შემოწმება ნებისმიერს შეუძლია.',
  'list.empty': 'ხელმოწერილი დოკუმენტები ჯერ არ არის.',
  'list.version': 'ოფერტა, {{country}}, ვერსია {{version}}',
  'list.signed': 'ხელმოწერის დრო: {{date}}',
  'list.code': 'შემოწმების კოდი: {{code}}',
  'list.certificate': 'სერტიფიკატი',
  'list.certificate.label': 'სერტიფიკატის გახსნა: {{name}}',
  'list.read': 'წაკითხვა',
  'list.verify': 'შემოწმება',
  'list.failed': 'სერტიფიკატის გახსნა ვერ მოხერხდა',
  newer: 'სანამ კითხულობდით, ახალი რედაქცია გამოვიდა. გაჩვენებთ მას.',
} as const satisfies Record<keyof typeof ru, Text>;
