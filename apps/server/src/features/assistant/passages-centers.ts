import { type PassageMaker, paragraph, timelessPassage } from './passage.ts';

const PAGE = '/list-sign-boards-sorting-centers';

/** What people call a town beside its name. */
const NICKNAMES: Readonly<Record<string, readonly string[]>> = {
  Москва: ['мск'],
  'Санкт-Петербург': ['петербург', 'питер', 'спб'],
  Екатеринбург: ['екб', 'ебург'],
  Новосибирск: ['нск'],
  'Нижний Новгород': ['новгород', 'нижний'],
  'Ростов-на-Дону': ['ростов'],
  'Saint Petersburg': ['petersburg', 'spb'],
  'Nizhny Novgorod': ['novgorod', 'nizhny'],
  'Rostov-on-Don': ['rostov'],
  'სანკტ-პეტერბურგი': ['პეტერბურგი'],
  'ნიჟნი ნოვგოროდი': ['ნოვგოროდი', 'ნიჟნი'],
  'დონის როსტოვი': ['როსტოვი'],
};

export const makeCenterPassages: PassageMaker<'sortingCenters'> = ({ centers }, { title, text }) => {
  const cities = centers.map(({ city }) => city).join(', ');
  const all = { id: 'centers', title, href: PAGE, html: paragraph(text('assistant.center.all', { cities })) };
  const each = centers.map(({ city, address, workTime }, place) =>
    timelessPassage({
      id: `center.${place}`,
      kin: 'center',
      names: [city, ...(NICKNAMES[city] ?? [])],
      title: text('assistant.center.title', { city }),
      href: PAGE,
      html: paragraph(
        address,
        text('assistant.center.hours', { hours: workTime }),
        text('assistant.center.bring'),
      ),
    }),
  );
  return centers.length > 0 ? [timelessPassage(all), ...each] : [];
};
