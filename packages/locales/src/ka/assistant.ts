import type { Text } from '../text.ts';

/** What the assistant of the public site says in its own words; the rest is the published content. */
export const assistant = {
  greeting:
    'გამარჯობა! მე გაცემის პუნქტების პროგრამის თანაშემწე ვარ. მკითხეთ პუნქტის გახსნის, შენატანის, ფართის, ვადების, საკეტის ან აბრის შესახებ.',
  thanks: 'არაფრის! თუ კიდევ გაგიჩნდებათ კითხვები, მომწერეთ.',
  person: 'რა თქმა უნდა. დატოვეთ კითხვა ფორმაში — მენეჯერი ელფოსტით გიპასუხებთ ან დაგირეკავთ.',
  unknown:
    'ამ კითხვაზე პასუხი არ ვიცი. სცადეთ სხვა სიტყვებით კითხვა ან მიმართეთ მენეჯერს — ის პირადად გიპასუხებთ.',
  near: 'ზუსტი პასუხი ვერ ვიპოვე. თქვენს კითხვასთან ყველაზე ახლოა „{{title}}“:',
  simplified: 'გამარტივებული პირობებით:',
  askArea: 'დაწერეთ თქვენი ფართის ზომა რიცხვით, კვადრატულ მეტრებში, და გეტყვით, რომელი პირობებია შესაფერისი.',
  'area.standard':
    '{{metres}} მ² საკმარისია სტანდარტული პირობების პუნქტისთვის: საჭიროა მინიმუმ {{standard}} მ².',
  'area.simplified':
    'სტანდარტული პირობებისთვის საჭიროა მინიმუმ {{standard}} მ². {{metres}} მ² გამოდგება გამარტივებული პირობების პუნქტისთვის: {{simplified}} მ²-დან, დასახლებებში {{people}} მცხოვრებამდე.',
  'area.small':
    'სამწუხაროდ, {{metres}} მ² ცოტაა: გამარტივებული პირობებისთვის საჭიროა მინიმუმ {{simplified}} მ², სტანდარტულისთვის — მინიმუმ {{standard}} მ².',
  'center.title': 'სორტირების ცენტრი: {{city}}',
  'center.hours': 'სამუშაო საათები: {{hours}}',
  'center.all': 'მისამართები და სამუშაო საათები გვაქვს ამ ქალაქებისთვის: {{cities}}.',
  'video.title': 'ვიდეოთვალყურის კონტრაქტორები: {{country}}',
  'signboard.title': 'აბრების კონტრაქტორები',
  'outsourcing.title': 'კონტრაქტორები პუნქტის მუშაობისთვის',
  'contractor.site': 'საიტი',
  'contractor.instructions': 'ინსტრუქცია',
  'lock.title': 'საკეტი {{model}}',
  'lock.all': 'ელექტრონული საკეტების მოდელები',
  'lock.doors': 'კარი: {{doors}}',
  'lock.power': 'კვება: {{voltage}}, {{current}}',
  'lock.key': 'იღება გასაღებით: {{key}}',
  'lock.install': 'როგორ დავაყენოთ ელექტრონული საკეტი',
  'lock.controller': 'საკეტის კონტროლერი',
  'conference.when': '{{when}} (მოსკოვის დროით)',
  'conference.join': 'შეერთება',
  'conference.video': 'ჩანაწერის ნახვა',
  'conference.over': 'შეხვედრა გაიმართა {{when}}',
  'conference.none': 'კალენდარში უახლოესი შეხვედრები ჯერ არ არის.',
  // Words by which people look for an entry that does not hold them.
  'words.simplified': 'გამარტივებული პირობები სოფელი',
  'words.center': 'დამხარისხებელი ცენტრი მისამართი სამუშაო საათები სად ავიღო აბრა',
  'words.calendar': 'კონფერენცია უახლოესი შემდეგი განრიგი',
  'words.conference': 'კონფერენცია',
  'words.video': 'ვინ ჩართავს კამერებს',
  'words.company': 'კონტრაქტორი ვინ აკეთებს',
  'words.companies': 'ვინ აკეთებს კონტრაქტორი',
  'words.locks': 'რომელი საკეტი ავირჩიო ვიყიდო კარი',
  'words.install': 'ინსტრუქცია მონტაჟი დაკავშირება',
} as const satisfies Record<string, Text>;
