import type { uploads as ru } from '../ru/uploads.ts';
import type { Text } from '../text.ts';

export const uploads = {
  choose: 'ფოტოს არჩევა',
  drop: 'ან ჩააგდეთ აქ, JPG ან PNG',
  camera: 'ფოტოს გადაღება',
  count: '{{done}} / {{most}}',
  percent: 'იტვირთება: {{percent}}\u00a0%',
  progress: 'ატვირთვა: {{name}}',
  waiting: 'კავშირი არ არის. აღდგენისთანავე გავაგრძელებთ',
  done: 'ფოტო აიტვირთა',
  stored: 'ფოტო ატვირთულია',
  failed: 'ატვირთვა ვერ მოხერხდა',
  cancel: 'ატვირთვის გაუქმება: {{name}}',
  remove: 'წაშლა: {{name}}',
  'video.choose': 'ვიდეოს არჩევა',
  'video.drop': 'ან ჩააგდეთ აქ, MP4 ან MOV',
  'video.camera': 'ვიდეოს გადაღება',
  'video.stored': 'ვიდეო ატვირთულია',
  heic: 'HEIC ფორმატის ფოტოები არ მიიღება. შეინახეთ JPEG ფორმატში: iPhone-ზე — Settings → Camera → Formats → Most Compatible.',
} as const satisfies Record<keyof typeof ru, Text>;
