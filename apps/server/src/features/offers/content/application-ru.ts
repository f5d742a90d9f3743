import type { CountryCode } from '@punkt/domain/country-code';
import { type Figures, NOTE_RU, OF_COUNTRY_RU } from './figures.ts';
import { markUp, present, type Section } from './markup.ts';

const premises = (figures: Figures): Section => ({
  title: 'Помещение',
  points: present([
    `Площадь — от ${figures.standardArea} м² на стандартных условиях.`,
    figures.flow.choosesPointType
      ? `На упрощённых условиях — от ${figures.simplifiedArea} м², в населённых пунктах до ${figures.simplifiedTown} жителей.`
      : null,
    `Склад занимает не меньше ${figures.stockPercent} % площади; высота потолка — от ${figures.ceiling.min} до ${figures.ceiling.max} метров.`,
    'Первый этаж с отдельным или общим входом с улицы, помещение непроходное. Цоколь, второй этаж и торговый центр согласуются отдельно.',
    figures.flow.mallCourierAccess
      ? 'В торговом центре указывается, как и когда курьер попадает в пункт: ночью, круглосуточно или в часы работы.'
      : null,
    'Ремонт и оформление — по брендбуку, который открывается в кабинете. Отопление, свет, интернет и хотя бы одна примерочная обязательны.',
  ]),
});

const timetable = ({ hours }: Figures): Section => ({
  title: 'Расписание',
  points: [
    `Рабочий день — не короче ${hours.minimumHours} часов, не меньше ${hours.minimumWorkingDays} рабочих дней в неделю; начало и конец кратны ${hours.stepMinutes} минутам.`,
    `Рекомендуемое расписание — с ${hours.default.open} до ${hours.default.close} ежедневно.`,
    'Изменение расписания согласуется заявкой с указанием причины; до согласования действует прежнее.',
  ],
});

const cameras = ({ cameras: terms }: Figures): Section => ({
  title: 'Видеонаблюдение и замок',
  points: [
    `Не меньше ${terms.minimumCameras} камер: вход, зона выдачи, склад. Все камеры включены, архив хранится не меньше ${terms.archiveDays} дней.`,
    'Доступ к архиву передаётся через кабинет при активации и проверяется автоматически; пароли хранятся в зашифрованном виде.',
    'Дверь склада закрывается электронным замком. Если замок поставить нельзя, причина и фотографии указываются при активации.',
  ],
});

const signboard: Section = {
  title: 'Вывеска',
  points: [
    'Вывеска одного из утверждённых размеров висит над входом или рядом с ним, видна с улицы и освещена в тёмное время.',
    'Согласования с собственником здания и городом получает Партнёр. Размер и формат указываются при активации и подтверждаются фотографией.',
  ],
};

const papers = (figures: Figures): Section => ({
  title: 'Документы и фотографии',
  points: present([
    'К заявке прилагаются план БТИ или его аналог, четыре фотографии (общая, общая ночью, клиентская зона, примерочные) и видео до 30 секунд.',
    'К активации — договор аренды или право собственности, план, фотографии склада, видеонаблюдения и вывески.',
    figures.flow.hasGln
      ? 'При активации указываются GLN владельца и пункта и имя материально ответственного лица.'
      : null,
  ]),
});

const terms = ({ order, flow }: Figures): Section => ({
  title: 'Сроки рассмотрения',
  points: present([
    flow.hasPaymentStep ? `Неоплаченная заявка живёт ${order.unpaidHours} часа.` : null,
    `На замечания Партнёр отвечает за ${order.reworkDays} дней, иначе заявка отменяется.`,
    `После одобрения пункт готовится и активируется за ${order.activationDays} дней; напоминание приходит на ${order.activationReminderDay}-й день.`,
    'Активация проверяется около двух рабочих дней.',
  ]),
});

export const applicationRu = (code: CountryCode, figures: Figures): string =>
  markUp({
    title: 'Заявка: требования к пункту выдачи',
    note: NOTE_RU,
    lead: `Требования, с которыми Партнёр соглашается, подавая заявку на открытие пункта на территории ${OF_COUNTRY_RU[code]}.`,
    sections: [
      premises(figures),
      timetable(figures),
      cameras(figures),
      signboard,
      papers(figures),
      terms(figures),
    ],
  });
