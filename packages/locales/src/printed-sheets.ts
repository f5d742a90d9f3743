/**
 * Words of the sheets that hang in a point, in the language of its street. Not texts of the site: a sheet may be in a language that
 * the site does not have. In Kazakhstan Kazakh comes first and Russian stands below it.
 */
export const SHEET_LANGUAGES = ['ru', 'kk', 'ka', 'en'] as const;
export type SheetLanguage = (typeof SHEET_LANGUAGES)[number];

/** As the language calls itself. */
export const SHEET_LANGUAGE_NAMES = {
  ru: 'Русский',
  kk: 'Қазақша, русский',
  ka: 'ქართული',
  en: 'English',
} as const satisfies Record<SheetLanguage, string>;

interface SheetWords {
  readonly point: string;
  readonly hours: string;
  readonly days: readonly string[];
  readonly entrance: string;
  readonly toPoint: string;
  readonly fitting: string;
  readonly camera: string;
  readonly pause: string;
  readonly until: string;
  readonly soon: string;
  readonly eco: string;
  readonly put: string;
  readonly leave: string;
}

const ru: SheetWords = {
  point: 'Пункт выдачи заказов',
  hours: 'Часы работы',
  days: ['Понедельник', 'Вторник', 'Среда', 'Четверг', 'Пятница', 'Суббота', 'Воскресенье'],
  entrance: 'Вход',
  toPoint: 'в пункт выдачи',
  fitting: 'Примерочная',
  camera: 'Ведётся видеонаблюдение',
  pause: 'Перерыв',
  until: 'до',
  soon: 'Скоро вернёмся',
  eco: 'Экобокс',
  put: 'Кладите сюда',
  leave: 'Не кладите',
};

const kk: SheetWords = {
  point: 'Тапсырыстарды беру пункті',
  hours: 'Жұмыс уақыты',
  days: ['Дүйсенбі', 'Сейсенбі', 'Сәрсенбі', 'Бейсенбі', 'Жұма', 'Сенбі', 'Жексенбі'],
  entrance: 'Кіру',
  toPoint: 'беру пунктіне',
  fitting: 'Киім өлшейтін орын',
  camera: 'Бейнебақылау жүргізілуде',
  pause: 'Үзіліс',
  until: 'дейін',
  soon: 'Жақында ораламыз',
  eco: 'Экобокс',
  put: 'Осында салыңыз',
  leave: 'Салмаңыз',
};

const ka: SheetWords = {
  point: 'შეკვეთების გაცემის პუნქტი',
  hours: 'სამუშაო საათები',
  days: ['ორშაბათი', 'სამშაბათი', 'ოთხშაბათი', 'ხუთშაბათი', 'პარასკევი', 'შაბათი', 'კვირა'],
  entrance: 'შესასვლელი',
  toPoint: 'გაცემის პუნქტში',
  fitting: 'მოსაზომი კაბინა',
  camera: 'მიმდინარეობს ვიდეომეთვალყურეობა',
  pause: 'შესვენება',
  until: '-მდე',
  soon: 'მალე დავბრუნდებით',
  eco: 'ეკოყუთი',
  put: 'ჩადეთ აქ',
  leave: 'არ ჩადოთ',
};

const en: SheetWords = {
  point: 'Order pickup point',
  hours: 'Opening hours',
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  entrance: 'Entrance',
  toPoint: 'to the pickup point',
  fitting: 'Fitting room',
  camera: 'Video surveillance',
  pause: 'Break',
  until: 'until',
  soon: 'Back soon',
  eco: 'Eco box',
  put: 'Please put in',
  leave: 'Please do not put in',
};

/** The languages of one sheet, the first one largest. */
export const SHEET_WORDS: Readonly<Record<SheetLanguage, readonly SheetWords[]>> = {
  ru: [ru],
  kk: [kk, ru],
  ka: [ka],
  en: [en],
};
