import snowball from 'snowball-stemmers';
import { conceptOf } from './synonyms.ts';

const russian = snowball.newStemmer('russian');

/** Words that say nothing about what is asked. */
const SILENT = new Set(
  `а без бы был была были было быть в вам вас ваш ваша ваши весь во вот все всё вы где-то да для до его ее если есть еще же за и из или им их к
  как какая какие каким каких какого какое какой каком какую ко ли либо лишь мне мной мое мои мой моя моя могу может можем можете можно мы на над надо нам нас наш наша не
  него нее нельзя нет ни них но ну нужен нужна нужно нужны о об один он она они от очень по под подскажи подскажите пожалуйста при про просто
  с сам свое свой своя себя скажите со так такое такой там то тоже только тот ту тут ты у уже хочу хотим хотел хотела хотелось чего чем что чтоб чтобы эта эти это этого этот я
  является интересует расскажите узнать должен должна должно должны будет будут буду подойдет подходит подойдут подходят значит составляет приходит придет бывает бывают устроен устроена считается называется сейчас потом планирую хватит занимается объясните разрешен нормально примерно вообще правда всего рядом дается нашел посмотреть
  стать стала стал получается возможно вдруг тогда пусть дают даете давать`
    .replaceAll('ё', 'е')
    .split(/\s+/),
);

/** They help to choose between passages; no passage is about them. */
const ASKING = new Set([
  'сколько',
  'деньги',
  'где',
  'когд',
  'почем',
  'зач',
  'куд',
  'откуд',
  'кто',
  'дела',
  'сдела',
]);
/** Everything here is about them, so they tell little while something else is asked for as well. */
const COMMON = new Set([
  'срок',
  'пункт',
  'открытие',
  'установка',
  'работ',
  'выдач',
  'обязательн',
  'нов',
  'минимальн',
  'максимальн',
  'соседн',
  'друг',
  'разн',
  'лучш',
  'обычн',
]);

/** Said by nobody who does not mean the programme: such a word outweighs one that we don't know. */
const OURS = new Set(
  `взнос вывеска помещение площадь этаж упрощение камеры замок переезд сортировка активация замечания штраф
  рассмотрение владелец субсидия гарантия подрядчик контроллер конференция уборка персонал зон заявк склад брендбук
  ремонт доход предприниматель пункт`.split(/\s+/),
);

/** Said as often about anything else that is bought. */
const ANYBODYS = new Set(['цена', 'возврат']);

/** Of a buyer, who is at the wrong door: our passages use these words as well, yet never answer her. */
const FOREIGN = new Set(['заказ', 'товар', 'посылк', 'доставк', 'курьер', 'покупк']);

/** ё and е are one letter, so are the ways to write a square metre. */
const plain = (text: string): string =>
  text.toLowerCase().replaceAll('ё', 'е').replaceAll('м²', 'м2').normalize('NFC');

export const tokens = (text: string): string[] => plain(text).match(/[\p{L}\d]+/gu) ?? [];

/** The stem of a word, or the concept it stands for; null for a word without a meaning of its own. */
export function termOf(token: string): string | null {
  const word = plain(token);
  if (SILENT.has(word)) return null;
  return conceptOf(word) ?? (/^[а-я]+$/.test(word) ? russian.stem(word) : word);
}

/** The word itself, where it stands for no concept. */
export const wordOf = (token: string): string | null => (conceptOf(plain(token)) ? null : plain(token));

export const isForeign = (term: string): boolean => FOREIGN.has(term);

export const isOurs = (term: string): boolean => OURS.has(term);

/** How much more, or less, a term says than its rarity. */
export const factorOf = (term: string): number => (OURS.has(term) ? 2 : ANYBODYS.has(term) ? 0.75 : 1);

/** The terms that tell what a question is about. */
export function topicOf(terms: readonly string[]): ReadonlySet<string> {
  const topic = terms.filter((term) => !ASKING.has(term) && !/^\d+$/.test(term));
  const special = topic.filter((term) => !COMMON.has(term));
  return new Set(special.length > 0 ? special : topic);
}
