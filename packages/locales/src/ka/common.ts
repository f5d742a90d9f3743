import type { common as ru } from '../ru/common.ts';
import type { Text } from '../text.ts';

export const common = {
  brand: 'პუნქტი',
  'brand.home': 'პუნქტი — მთავარ გვერდზე',
  'skip.to.content': 'შინაარსზე გადასვლა',
  loading: 'იტვირთება…',
  late: 'იხსნება ჩვეულებრივზე დიდხანს. შეამოწმეთ კავშირი და სცადეთ ხელახლა.',
  retry: 'ხელახლა ცდა',
  close: 'დახურვა',
  copied: 'დაკოპირდა',
  login: 'შესვლა',
  'language.label': 'ინტერფეისის ენა',
  'language.ru': 'Русский',
  'language.ka': 'ქართული',
  'policy.main': 'კონფიდენციალურობის პოლიტიკა',
  'policy.georgian': 'მონაცემთა დამუშავების პოლიტიკა (საქართველო)',
  offer: 'ოფერტა',
  'sandbox.ribbon': 'სატესტო: SMS არ იგზავნება',
  'sandbox.link': 'კოდები და საათი',
  'error.title': 'რაღაც არასწორად წავიდა',
  'error.text': 'გვერდი ვერ გაიხსნა. სერვერზე შენახული მონაცემები არ დაზიანებულა — განაახლეთ გვერდი.',
  'error.reload': 'გვერდის განახლება',
  'failed.load': 'მონაცემების ჩატვირთვა ვერ მოხერხდა',
  'content.failed': 'მონაცემების სერვერიდან ჩატვირთვა ვერ მოხერხდა.',
  cancel: 'გაუქმება',
} as const satisfies Record<keyof typeof ru, Text>;
