import type { Text } from '../text.ts';

/** What the assistant of the public site says in its own words; the rest is the published content. */
export const assistant = {
  greeting:
    'Здравствуйте! Я помощник программы пунктов выдачи. Спросите меня про открытие, взнос, помещение, сроки, замок или вывеску.',
  thanks: 'Пожалуйста! Если появятся ещё вопросы — пишите.',
  person: 'Конечно. Оставьте вопрос в форме — менеджер ответит вам по электронной почте или позвонит.',
  unknown:
    'Не знаю ответа на этот вопрос. Попробуйте спросить другими словами или задайте вопрос менеджеру — он ответит лично.',
  near: 'Точного ответа не нашёл. Ближе всего к вашему вопросу — «{{title}}»:',
  simplified: 'На упрощённых условиях:',
  askArea:
    'Напишите площадь вашего помещения числом, в квадратных метрах, — подскажу, на каких условиях его можно открыть.',
  'area.standard':
    '{{metres}} м² достаточно для пункта на стандартных условиях: для них нужно не меньше {{standard}} м².',
  'area.simplified':
    'Для стандартных условий нужно не меньше {{standard}} м². {{metres}} м² подойдёт для пункта на упрощённых условиях: от {{simplified}} м², в населённых пунктах до {{people}} жителей.',
  'area.small':
    'К сожалению, {{metres}} м² мало: на упрощённых условиях нужно не меньше {{simplified}} м², на стандартных — не меньше {{standard}} м².',
  'center.title': 'Сортировочный центр: {{city}}',
  'center.hours': 'Часы работы: {{hours}}',
  'center.all': 'Адреса и часы работы есть для городов: {{cities}}.',
  'video.title': 'Подрядчики по видеонаблюдению: {{country}}',
  'signboard.title': 'Подрядчики по вывескам',
  'outsourcing.title': 'Подрядчики для работы пункта',
  'contractor.site': 'Сайт',
  'contractor.instructions': 'Инструкция',
  'lock.title': 'Замок {{model}}',
  'lock.all': 'Модели электронных замков',
  'lock.doors': 'Двери: {{doors}}',
  'lock.power': 'Питание: {{voltage}}, {{current}}',
  'lock.key': 'Открывается ключом: {{key}}',
  'lock.install': 'Как установить электронный замок',
  'lock.controller': 'Контроллер замка',
  'conference.when': '{{when}} (МСК)',
  'conference.join': 'Подключиться',
  'conference.video': 'Смотреть запись',
  'conference.over': 'Встреча прошла {{when}}',
  'conference.none': 'Ближайших встреч в календаре пока нет.',
  // Words by which people look for an entry that does not hold them.
  'words.simplified': 'упрощённые условия',
  'words.center': 'сортировочный центр адрес часы работы где забрать вывеску',
  'words.calendar': 'конференция ближайшая следующая расписание',
  'words.conference': 'конференция',
  'words.video': 'кто подключит',
  'words.company': 'подрядчик кто делает сделать',
  'words.companies': 'кто делает сделать',
  'words.locks': 'какой замок выбрать купить подойдёт двери',
  'words.install': 'инструкция монтаж подключить',
} as const satisfies Record<string, Text>;
