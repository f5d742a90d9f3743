import type { Text } from '../text.ts';

/** The calendar of conferences. Names of months and weekdays stand in one text each: browsers lack the Georgian ones. */
export const conferences = {
  'page.title': 'Календарь конференций для владельцев пунктов — Пункт',
  'page.description':
    'Бесплатные онлайн-встречи для тех, кто открывает пункт выдачи или уже работает: расписание по неделям и месяцам, ссылки на подключение и записи.',
  title: 'Календарь конференций',
  russian: 'Темы и описания части встреч пока есть только на русском языке.',
  lead: 'Приходите с вопросами до того, как подпишете аренду: ошибку в выборе помещения дороже исправлять после ремонта.',

  months: 'Январь,Февраль,Март,Апрель,Май,Июнь,Июль,Август,Сентябрь,Октябрь,Ноябрь,Декабрь',
  ofMonths: 'января,февраля,марта,апреля,мая,июня,июля,августа,сентября,октября,ноября,декабря',
  weekdays: 'Пн,Вт,Ср,Чт,Пт,Сб,Вс',
  weekdaysLong: 'понедельник,вторник,среда,четверг,пятница,суббота,воскресенье',
  'date.day': '{{date}} {{month}}',
  'date.full': '{{weekday}}, {{day}}',
  'date.month': '{{month}} {{year}}',
  'range.month': '{{from}}–{{to}} {{month}} {{year}}',
  'range.year': '{{from}} – {{to}} {{year}}',
  'range.years': '{{from}} {{fromYear}} – {{to}} {{toYear}}',

  'calendar.label': 'Календарь конференций',
  'mode.label': 'Вид календаря',
  'mode.week': 'Неделя',
  'mode.month': 'Месяц',
  today: 'Сегодня',
  'turn.week.back': 'Предыдущая неделя',
  'turn.week.on': 'Следующая неделя',
  'turn.month.back': 'Предыдущий месяц',
  'turn.month.on': 'Следующий месяц',
  'cell.meetings': {
    one: '{{count}} встреча',
    few: '{{count}} встречи',
    many: '{{count}} встреч',
    other: '{{count}} встречи',
  },

  'zone.own': 'Время ваше: {{zone}}. Рядом московское.',
  'zone.moscow': 'Время московское, у вас оно такое же.',
  'zone.server': 'Время московское (UTC+3).',
  'time.moscow': '{{time}} МСК',
  'time.moscowOther': '{{day}}, {{time}} МСК',

  'state.now': 'Идёт сейчас',
  'state.past': 'Прошла',
  newTab: 'откроется в новой вкладке',
  'past.noRecording': 'Встреча прошла, записи нет.',
  join: 'Подключиться',
  recording: 'Смотреть запись',
  of: 'к встрече «{{title}}»',
  ofRecording: 'встречи «{{title}}»',

  next: 'Дальше по расписанию',
  'none.week': 'На этой неделе встреч нет.',
  'none.month': 'В этом месяце встреч нет.',
  'none.next': 'Ближайшая: {{day}}, {{time}}',
  'none.last': 'Последняя: {{day}}, {{time}}',
  'empty.title': 'Встречи скоро назначим',
  'empty.text':
    'Пока расписание пустое. Подпишитесь на календарь, и новая встреча появится в нём сама, или задайте вопрос менеджеру сейчас.',
  'empty.link': 'Ответы на частые вопросы',
  'year.earlier': 'Встречи {{year}} года',

  'subscribe.title': 'Встречи в вашем календаре',
  'subscribe.text':
    'Подпишитесь один раз: новые и перенесённые встречи появятся сами, в вашем часовом поясе, с напоминанием за {{minutes}} минут.',
  'subscribe.link': 'Подписаться',
  'subscribe.file': 'Скачать файл .ics',
  'subscribe.copy': 'Скопировать адрес',
  'subscribe.google': 'Google Календарь: «Другие календари» → «Добавить по URL» → вставьте адрес.',
  'copy.done': 'Текст "{{value}}" скопирован в буфер обмена',
  'copy.failed': 'Буфер обмена не поддерживается на Вашем устройстве',
} as const satisfies Record<string, Text>;
