import type { chat as ru } from '../ru/chat.ts';
import type { Text } from '../text.ts';

/** The window of the assistant. */
export const chat = {
  title: '„პუნქტის“ თანაშემწე',
  close: 'ჩატის დახურვა',
  automatic: 'ავტომატური თანაშემწე: პასუხობს პროგრამის გამოქვეყნებული წესების მიხედვით.',
  log: 'მიმოწერა თანაშემწესთან',
  greeting:
    'გამარჯობა! დაგეხმარებით გაარკვიოთ, როგორ გახსნათ გაცემის პუნქტი: ფართი, შენატანი, ვადები, აბრა, საკეტი. გამოქვეყნებული პასუხები რუსულ ენაზეა, ამიტომ გთხოვთ, რუსულად დასვათ შეკითხვა.',
  choices: 'შესაძლო შეკითხვები',
  starters: 'ხშირი შეკითხვები',
  'starter.room': 'როგორი ფართია შესაფერისი?',
  'starter.cost': 'რა ღირს პუნქტის გახსნა?',
  'starter.fee': 'დამიბრუნდება საგარანტიო შენატანი?',
  me: 'თქვენ',
  assistant: 'თანაშემწე',
  typing: 'თანაშემწე წერს…',
  source: 'წყარო:',
  'new.tab': '(გაიხსნება ახალ ჩანართში)',
  ask: 'მენეჯერისთვის შეკითხვის დასმა',
  'message.label': 'თქვენი შეკითხვა',
  'message.placeholder': 'დაწერეთ შეკითხვა…',
  'number.label': 'ფართის ზომა, მ²',
  'number.placeholder': 'ზომა, მ²',
  'number.leave': 'სხვა რამის კითხვა',
  count: '{{count}} / {{max}}',
  long: 'კითხვა {{max}} ნიშანზე გრძელია: გასაგზავნად შეამოკლეთ.',
  send: 'გაგზავნა',
  keys: 'Enter — გაგზავნა, Shift+Enter — ახალი სტრიქონი',
  failed: 'არ გაიგზავნა',
  'failed.text': 'თანაშემწემ არ გიპასუხათ. თქვენი ტექსტი შენახულია.',
  retry: 'ხელახლა გაგზავნა',
} as const satisfies Record<keyof typeof ru, Text>;
