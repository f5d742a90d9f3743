import type { CountryCode } from '@punkt/domain/country-code';

/**
 * GeoNames knows most towns in Latin letters only. These tables write such a name as a reader of Russian or Georgian would
 * spell it by ear: right for most, odd for some, and said to be so in docs/decisions.md.
 */
/** Longest first: `shch` is one sound, not `sh` and `ch`. */
const LENGTHS = [4, 3, 2, 1];

const CYRILLIC: ReadonlyMap<string, string> = new Map([
  ['shch', 'щ'],
  ['zh', 'ж'],
  ['kh', 'х'],
  ['gh', 'г'],
  ['ts', 'ц'],
  ['ch', 'ч'],
  ['sh', 'ш'],
  ['iy', 'ий'],
  ['yy', 'ый'],
  ['yu', 'ю'],
  ['ya', 'я'],
  ['yo', 'ё'],
  ['ye', 'е'],
  ['a', 'а'],
  ['b', 'б'],
  ['c', 'к'],
  ['d', 'д'],
  ['e', 'е'],
  ['f', 'ф'],
  ['g', 'г'],
  ['h', 'х'],
  ['i', 'и'],
  ['j', 'дж'],
  ['k', 'к'],
  ['l', 'л'],
  ['m', 'м'],
  ['n', 'н'],
  ['o', 'о'],
  ['p', 'п'],
  ['q', 'к'],
  ['r', 'р'],
  ['s', 'с'],
  ['t', 'т'],
  ['u', 'у'],
  ['v', 'в'],
  ['w', 'в'],
  ['x', 'х'],
  ['y', 'ы'],
  ['z', 'з'],
  ['ë', 'ё'],
  ['ö', 'о'],
  ['ü', 'у'],
  ['ä', 'я'],
  ['ç', 'ч'],
  ['ş', 'ш'],
]);

const GEORGIAN: ReadonlyMap<string, string> = new Map([
  ['shch', 'შჩ'],
  ['dzh', 'ჯ'],
  ['zh', 'ჟ'],
  ['kh', 'ხ'],
  ['gh', 'ღ'],
  ['ts', 'ც'],
  ['dz', 'ძ'],
  ['ch', 'ჩ'],
  ['sh', 'შ'],
  ['iy', 'ი'],
  ['yy', 'ი'],
  ['ye', 'ე'],
  ['a', 'ა'],
  ['b', 'ბ'],
  ['c', 'კ'],
  ['d', 'დ'],
  ['e', 'ე'],
  ['f', 'ფ'],
  ['g', 'გ'],
  ['h', 'ჰ'],
  ['i', 'ი'],
  ['j', 'ჯ'],
  ['k', 'კ'],
  ['l', 'ლ'],
  ['m', 'მ'],
  ['n', 'ნ'],
  ['o', 'ო'],
  ['p', 'პ'],
  ['q', 'ყ'],
  ['r', 'რ'],
  ['s', 'ს'],
  ['t', 'ტ'],
  ['u', 'უ'],
  ['v', 'ვ'],
  ['w', 'ვ'],
  ['x', 'ხ'],
  ['y', 'ი'],
  ['z', 'ზ'],
  ['ë', 'იო'],
  ['ö', 'ო'],
  ['ü', 'უ'],
  ['ä', 'ა'],
  ['ç', 'ჩ'],
  ['ş', 'შ'],
]);

/** Others write their names with an apostrophe too, and mean a breath; these two mean a soft sign. */
const SOFT_SIGN: readonly CountryCode[] = ['RU', 'BY'];
const APOSTROPHES = /['’‘ʼ`”]/g;
const VOWELS = 'aeiouëöüä';

function convert(text: string, table: ReadonlyMap<string, string>): string {
  let converted = '';
  for (let index = 0; index < text.length; ) {
    const length = LENGTHS.find((one) => table.has(text.slice(index, index + one))) ?? 1;
    const latin = text.slice(index, index + length);
    converted += table.get(latin) ?? latin;
    index += length;
  }
  return converted;
}

/** Signs of length fall away, letters of their own (ö, ş, ç) stay: the tables know those. */
const plainLatin = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0301\u0304\u0306]/gu, '')
    .normalize('NFC');

const capitalised = (text: string): string =>
  text.replace(/(^|[\s-])(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

/** `y` behind a vowel is short: Altay is «Алтай». */
const shortY = (text: string): string =>
  text.replace(new RegExp(`([${VOWELS}])y(?![aeou])`, 'g'), '$1й').replace(/(^|[\s-])e/g, '$1э');

export function toCyrillic(latin: string, country: CountryCode): string {
  const plain = plainLatin(latin);
  const soft = SOFT_SIGN.includes(country) ? plain.replace(APOSTROPHES, 'ь') : plain.replace(APOSTROPHES, '');
  return capitalised(convert(shortY(soft), CYRILLIC));
}

/** Georgian has no capital letters in use, and gives a name that ends in a consonant an «ი». */
export const toGeorgian = (latin: string): string =>
  convert(plainLatin(latin).replace(APOSTROPHES, ''), GEORGIAN).replace(/([^აეიოუ\d)])$/u, '$1ი');

/** Two spellings that a person takes for one: case, ё, accents, apostrophes, hyphens. */
export const searchable = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(APOSTROPHES, '')
    .replace(/[\s.,-]+/g, ' ')
    .trim();
