import { LANGUAGES, type Language } from '@punkt/locales/language';
import { english } from './lexicon/english.ts';
import { georgian } from './lexicon/georgian.ts';
import { createReader, type Reading } from './lexicon/lexicon.ts';
import { russian } from './lexicon/russian.ts';

type Table = ReadonlyArray<readonly [latin: string, letter: string]>;

/** The longest first. */
const pairs = (text: string): Table =>
  text
    .trim()
    .split(/\s+/)
    .map((pair): readonly [string, string] => {
      const [latin = '', letter = ''] = pair.split(':');
      return [latin, letter];
    })
    .toSorted(([a], [b]) => b.length - a.length);

const TABLES = {
  ru: [
    pairs(`shch:щ sch:щ zh:ж kh:х ts:ц ch:ч sh:ш yu:ю ya:я yo:е ye:е ju:ю ja:я iy:ий a:а b:б v:в w:в g:г d:д e:е z:з i:и j:й k:к l:л m:м n:н
      o:о p:п r:р s:с t:т u:у f:ф h:х c:ц y:ы x:х q:к`),
    pairs(
      `shch:щ zh:ж ch:ч sh:ш yu:ю ya:я a:а b:б v:в g:г d:д e:е z:з i:и k:к l:л m:м n:н o:о p:п r:р s:с t:т u:у f:ф h:х c:ц y:й x:кс`,
    ),
  ],
  ka: [
    pairs(`zh:ჟ gh:ღ sh:შ ch:ჩ ts:ც dz:ძ kh:ხ ph:ფ a:ა b:ბ g:გ d:დ e:ე v:ვ z:ზ t:ტ i:ი k:კ l:ლ m:მ n:ნ o:ო p:პ r:რ s:ს u:უ f:ფ q:ქ y:ყ c:ც
      w:წ x:ხ j:ჯ h:ჰ`),
    pairs(`zh:ჟ gh:ღ sh:შ ch:ჭ ts:წ dz:ძ kh:ხ a:ა b:ბ g:გ d:დ e:ე v:ვ z:ზ t:თ i:ი k:ქ l:ლ m:მ n:ნ o:ო p:ფ r:რ s:ს u:უ f:ფ q:ყ y:ყ c:ც
      w:წ x:ხ j:ჯ h:ჰ`),
  ],
} as const satisfies Record<string, readonly Table[]>;

const spell = (word: string, table: Table): string => {
  const found = word === '' ? undefined : table.find(([latin]) => word.startsWith(latin));
  return found ? found[1] + spell(word.slice(found[0].length), table) : word;
};

/** What somebody without the letters of their language may have meant. */
const transliterated = (word: string, language: keyof typeof TABLES): string[] =>
  TABLES[language].map((table) => spell(word, table));

/** ё and е are one letter, so are the ways to write a square metre. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    // «The counter’s height» is about the counter, «what’s» asks what.
    .replace(/(?<=[a-z])['’ʼ`]s(?!\p{L})/gu, '')
    // «don’t» is one word.
    .replace(/(?<=\p{L})['’ʼ`](?=\p{L})/gu, '')
    .replace(/([мmმ])²/g, '$12')
    .normalize('NFC');

export const tokens = (text: string): string[] => plain(text).match(/[\p{L}\d]+/gu) ?? [];

const READERS = { ru: createReader(russian), en: createReader(english), ka: createReader(georgian) };
type Reader = (typeof READERS)[Language];

export type { Reading };

/** A longer message repeats itself, or is no question. */
const MOST_TERMS = 40;

/** People ask in whatever alphabet their keyboard is set to, whichever language the page has. */
const readerOf = (token: string): Reader =>
  /\p{Script=Georgian}/u.test(token)
    ? READERS.ka
    : /\p{Script=Cyrillic}/u.test(token)
      ? READERS.ru
      : READERS.en;

/** «skolko stoit»: the page's own language in Latin letters. */
function fromLatin(token: string, language: Language): Reading | null {
  if (language === 'en' || !/^[a-z]+$/.test(token)) return null;
  for (const word of transliterated(token, language)) {
    const reading = READERS[language].known(word);
    if (reading) return reading;
    const guessed = READERS[language].guess(word);
    if (guessed) return { term: guessed, isConcept: true };
  }
  return null;
}

function readAnew(token: string, language: Language): Reading {
  const reader = readerOf(token);
  const known = reader.known(token) ?? fromLatin(token, language);
  if (known) return known;
  const guessed = reader.guess(token);
  return guessed ? { term: guessed, isConcept: true } : { term: reader.stem(token), isConcept: false };
}

/** Words that were read before, by language: thousands of lessons say the same ones. Nothing that a visitor said is put here. */
export type Remembered = Map<string, Reading>;

function read(token: string, language: Language, remembered?: Remembered): Reading {
  if (!remembered) return readAnew(token, language);
  const key = `${language} ${token}`;
  const reading = remembered.get(key) ?? readAnew(token, language);
  remembered.set(key, reading);
  return reading;
}

const SCRIPTS = { ru: /\p{Script=Cyrillic}/u, ka: /\p{Script=Georgian}/u, en: /[a-z]/ };
const PHRASES = LANGUAGES.map((language) => [SCRIPTS[language], READERS[language].phrases] as const);

const withPhrases = (text: string): string =>
  PHRASES.flatMap(([script, phrases]) => (script.test(text) ? phrases : [])).reduce(
    (rest, [pattern, word]) => rest.replace(pattern, word),
    text,
  );

const SQUARE_METRES =
  /(\d+)(?:[.,]\d+)?\s*(?:кв\.?\s*м\p{L}*|м2|м²|м(?!\p{L})|sq\.?\s?m\p{L}*|m2|m²|m(?!\p{L})|კვ\.?\s*მ\p{L}*|მ2|მ²|მ(?!\p{L}))/gu;

/** «в 300 метрах», «200 m away»: how far it is, not how large. */
const DISTANCE =
  /\d+\s*(?:метрах|м(?:етр(?:ов|а|ах)?)?\s(?:от|дальше|ближе|в сторону)(?!\p{L})|(?:metres?|meters?|m)\s(?:from|away|further|farther|down|off)(?!\p{L})|მეტრ(?:ით|ში|შია|ზე|ზეა|ის (?:მოშორ|იქით|დაშორ)\p{L}*)|მ-(?:ით|ში|ზე))|(?<=(?:^|\s)за )\d+\s*м(?:етров)?(?!\p{L})/gu;
/** «1500 человек»: so many people, not a sum. */
const PEOPLE =
  /\d[\d\s\u00a0.,]*(?:(?:тыс\p{L}*|thousand|ათას\p{L}*)\s*)?(?:человек|жител\p{L}*|людей|душ(?!\p{L})|residents?|people|inhabitants?|souls|კაც\p{L}*|მცხოვრებ\p{L}*|მოსახლ\p{L}*|ადამიან\p{L}*)/gu;

/** «50 тысяч», «50k», «10 000»: a sum of money, whichever it is. */
const SUM =
  /\d+\s*(?:тыс\p{L}*|т\.?\s?р(?!\p{L})|k(?!\p{L})|к(?!\p{L})|thousand|ათას\p{L}*|млн|миллион\p{L}*|million|მილიონ\p{L}*)|\d{1,3}(?:[\s\u00a0\u202f.,]\d{3})+|\d{4,}/gu;
/** «18:00», «6 pm», «10 вечера». */
const CLOCK = /\d{1,2}[:.]\d{2}(?!\d)|\d{1,2}\s?(?:am|pm)(?!\p{L})|\d{1,2}\s(?:утра|вечера|ночи)/gu;

const withoutNumbers = (text: string): string =>
  /\d/.test(text)
    ? text
        .replace(DISTANCE, ' радиус ')
        .replace(PEOPLE, ' жителей ')
        .replace(SQUARE_METRES, ' м2 ')
        .replace(CLOCK, ' график ')
        .replace(SUM, ' суммачислом ')
    : text;

/** What a text is about: concepts that all languages share, and the stems of its other words; numbers say nothing here. */
export function readingsOf(text: string, language: Language, remembered?: Remembered): Reading[] {
  return tokens(withPhrases(withoutNumbers(plain(text))))
    .filter((word) => !/^\d+$/.test(word))
    .slice(0, MOST_TERMS)
    .map((word) => read(word, language, remembered))
    .filter(({ term }) => term !== null);
}

/** The very words, also those that stand for no concept or mean little by themselves: «можно ли» and «зачем» ask for different things. */
export const wordsOf = (text: string, remembered?: Map<string, string>): string[] =>
  tokens(text)
    .slice(0, MOST_TERMS)
    .map((word) => {
      if (/^\d/.test(word)) return '#';
      const stem = remembered?.get(word) ?? readerOf(word).stem(word);
      remembered?.set(word, stem);
      return stem;
    });

/** For finding by words: coffee and a sofa are both of another world, and yet not the same. */
export const termsOf = (text: string, language: Language): string[] => [
  ...new Set(readingsOf(text, language).flatMap(({ term, stem }) => stem ?? term ?? [])),
];
