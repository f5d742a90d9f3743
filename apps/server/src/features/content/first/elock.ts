import type { SectionContent } from '@punkt/domain/content';

type Lock = SectionContent<'elock'>['elockTableData'][number];

/** Models and makers are made up, on domains that belong to nobody; the figures are those usual for such locks. */
const lock = (index: number, model: string, facts: Omit<Lock, 'index' | 'model' | 'links'>): Lock => {
  const site = `https://locks.example/${model.toLowerCase().replaceAll(' ', '-')}`;
  return {
    index,
    model,
    ...facts,
    links: {
      instruction: `${site}/instruction.pdf`,
      webSite: site,
      manual: `${site}/manual.pdf`,
      elockPassport: `${site}/passport.pdf`,
      installationScheme: `${site}/scheme.pdf`,
    },
  };
};

const elockTableData = [
  lock(0, 'Затвор M1', {
    type: 'Электромагнитный',
    lockType: 'Накладной',
    forDoors: 'Алюминиевые и пластиковые, открывание наружу',
    voltage: '12 В',
    current: '0,48 А',
    keyOpen: 'Нет',
    alwaysOpen: 'Открыт без питания',
    details: 'Удержание 280 кг. Подходит для стеклянных дверей с уголком.',
  }),
  lock(1, 'Затвор M3', {
    type: 'Электромагнитный',
    lockType: 'Накладной',
    forDoors: 'Металлические, открывание наружу',
    voltage: '12 В',
    current: '0,6 А',
    keyOpen: 'Нет',
    alwaysOpen: 'Открыт без питания',
    details: 'Удержание 500 кг. Нужен источник бесперебойного питания.',
  }),
  lock(2, 'Ригель E2', {
    type: 'Электромеханический',
    lockType: 'Врезной',
    forDoors: 'Металлические и деревянные, любое открывание',
    voltage: '12 В',
    current: '3 А, импульс',
    keyOpen: 'Да, снаружи и изнутри',
    alwaysOpen: 'Закрыт без питания',
    details: 'Открывается ключом, если пропало питание.',
  }),
  lock(3, 'Ригель E5', {
    type: 'Электромеханический',
    lockType: 'Накладной',
    forDoors: 'Металлические, открывание внутрь и наружу',
    voltage: '12 В',
    current: '1,2 А, импульс',
    keyOpen: 'Да, снаружи; кнопка изнутри',
    alwaysOpen: 'Закрыт без питания',
    details: 'Работает при температуре до −40 °C.',
  }),
  lock(4, 'Защёлка S2', {
    type: 'Электрозащёлка',
    lockType: 'Врезная ответная планка',
    forDoors: 'Пластиковые и алюминиевые с механическим замком',
    voltage: '12 В',
    current: '0,25 А',
    keyOpen: 'Да, ключом механического замка',
    alwaysOpen: 'Закрыта без питания',
    details: 'Ставится вместо ответной планки, замок двери остаётся прежним.',
  }),
];

const installationInstructions = `<ol><li>Выберите замок по типу двери из таблицы и закажите монтаж у подрядчика или поставьте его сами.</li><li>Поставьте контроллер внутри помещения, не дальше 10 метров от двери, в месте без влаги.</li><li>Подключите замок и контроллер к одному блоку питания на 12 В по схеме из паспорта замка.</li><li>Сфотографируйте дверь изнутри, дверь с торца и контроллер с кодом.</li><li>В личном кабинете откройте заявку, введите код контроллера и загрузите три фото.</li><li>Подключитесь к сети Wi-Fi контроллера и откройте замок. Если он щёлкнул — подтвердите это в кабинете.</li></ol><p>Если замок поставить нельзя (неподходящая дверь, низкая температура), укажите причину и приложите фото.</p>`;

const controllerDescription =
  '<p>Контроллер бесплатный: заберите его на сортировочном центре вместе с вывеской. Он открывает замок по сигналу приложения курьера и сотрудника, питается от 12 В и держит связь по своей сети Wi-Fi, поэтому интернет в момент открывания не нужен.</p><ul><li>питание 12 В, до 0,3 А;</li><li>два выхода: для замка и для кнопки выхода;</li><li>работает при температуре от −20 до +50 °C.</li></ul>';

export const elock: SectionContent<'elock'> = {
  elockTableData,
  elockHowToInstallData: { installationInstructions, controllerDescription },
};
