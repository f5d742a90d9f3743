import { type Cut, lasting, paragraph } from './passage.ts';

const PAGE = '/list-sign-boards-sorting-centers';

export const cutCenters: Cut<'sortingCenters'> = ({ centers }, { title, text }) => {
  const cities = centers.map(({ city }) => city).join(', ');
  const all = {
    id: 'centers',
    title,
    href: PAGE,
    context: text('assistant.words.center'),
    html: paragraph(text('assistant.center.all', { cities })),
  };
  const each = centers.map(({ city, address, workTime }, place) =>
    lasting({
      id: `center.${place}`,
      kin: 'center',
      title: text('assistant.center.title', { city }),
      href: PAGE,
      context: text('assistant.words.center'),
      html: paragraph(address, text('assistant.center.hours', { hours: workTime })),
    }),
  );
  // The names of all towns would make the list the answer to each of them.
  return centers.length > 0 ? [{ ...lasting(all), text: '' }, ...each] : [];
};
