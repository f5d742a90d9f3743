import snowball from 'snowball-stemmers';
import type { Speech } from './port.ts';
import { conceptOf, guessConcept, mattersOf } from './synonyms.ts';
import { plain } from './tokens.ts';

const stemmer = snowball.newStemmer('russian');

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

function termOf(token: string): string | null {
  const word = plain(token);
  if (SILENT.has(word)) return null;
  return conceptOf(word) ?? (/^[а-я]+$/.test(word) ? stemmer.stem(word) : word);
}

function topicOf(terms: readonly string[]): ReadonlySet<string> {
  const topic = terms.filter((term) => !ASKING.has(term) && !/^\d+$/.test(term));
  const special = topic.filter((term) => !COMMON.has(term));
  return new Set(special.length > 0 ? special : topic);
}

/** The language that most of our visitors ask in; tuned on hundreds of questions. */
export const russian: Speech = {
  termOf,
  wordOf: (token) => (conceptOf(plain(token)) ? null : plain(token)),
  guess: guessConcept,
  mattersOf,
  isForeign: (term) => FOREIGN.has(term),
  isOurs: (term) => OURS.has(term),
  factorOf: (term) => (OURS.has(term) ? 2 : ANYBODYS.has(term) ? 0.75 : 1),
  topicOf,
  isArea: (term) => term === 'площадь',
};
