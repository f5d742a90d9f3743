import snowball from 'snowball-stemmers';
import { conceptOf } from './synonyms.ts';

const russian = snowball.newStemmer('russian');

/** Words that say nothing about what is asked. */
const SILENT = new Set(
  `а без будет буду будут бы бывает бывают был была были было быть в вам вас ваш ваша ваши вдруг весь во
  возможно вообще вот все всего вы да давать даете дается дают для до должен должна должно должны его ее
  если есть еще же за занимается значит и из или им интересует их к как какая какие каким каких какого какое
  какой каком какую ко ли либо лишь мне мной могу мое можем может можете можно мои мой моя мы на над надо
  называется нам нас наш наша нашел не него нее нельзя нет ни них но нормально ну нужен нужна нужно нужны о
  об объясните один он она они от очень планирую по под подойдет подойдут подскажи подскажите подходит
  подходят пожалуйста получается посмотреть потом правда при придет примерно приходит про просто пусть
  разрешен расскажите рядом с сам свое свой своя себя сейчас скажите со составляет стал стала стать
  считается так такое такой там то тогда тоже только тот ту тут ты у уже узнать устроен устроена хватит
  хотел хотела хотелось хотим хочу чего чем что чтоб чтобы эта эти это этого этот я является`.split(/\s+/),
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
