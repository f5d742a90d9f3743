import { stableHash } from '@punkt/domain/zones';
import type { Names } from './towns.ts';

/** Made up, and alike everywhere: what a street could well be called. Russian adjective, Georgian genitive, English noun. */
const BASES: ReadonlyArray<readonly [ru: string, ka: string, en: string]> = [
  ['Садовая', 'ბაღის', 'Garden'],
  ['Лесная', 'ტყის', 'Forest'],
  ['Речная', 'მდინარის', 'River'],
  ['Полевая', 'ველის', 'Field'],
  ['Луговая', 'მდელოს', 'Meadow'],
  ['Горная', 'მთის', 'Mountain'],
  ['Озёрная', 'ტბის', 'Lake'],
  ['Морская', 'ზღვის', 'Sea'],
  ['Солнечная', 'მზის', 'Sunny'],
  ['Звёздная', 'ვარსკვლავის', 'Star'],
  ['Весенняя', 'გაზაფხულის', 'Spring'],
  ['Осенняя', 'შემოდგომის', 'Autumn'],
  ['Летняя', 'ზაფხულის', 'Summer'],
  ['Зимняя', 'ზამთრის', 'Winter'],
  ['Вишнёвая', 'ალუბლის', 'Cherry'],
  ['Яблоневая', 'ვაშლის', 'Apple'],
  ['Ореховая', 'კაკლის', 'Walnut'],
  ['Виноградная', 'ვაზის', 'Vine'],
  ['Липовая', 'ცაცხვის', 'Linden'],
  ['Дубовая', 'მუხის', 'Oak'],
  ['Кленовая', 'ნეკერჩხლის', 'Maple'],
  ['Сосновая', 'ფიჭვის', 'Pine'],
  ['Каштановая', 'წაბლის', 'Chestnut'],
  ['Розовая', 'ვარდის', 'Rose'],
  ['Школьная', 'სკოლის', 'School'],
  ['Библиотечная', 'ბიბლიოთეკის', 'Library'],
  ['Музейная', 'მუზეუმის', 'Museum'],
  ['Театральная', 'თეატრის', 'Theatre'],
  ['Вокзальная', 'სადგურის', 'Station'],
  ['Почтовая', 'ფოსტის', 'Post'],
  ['Рыночная', 'ბაზრის', 'Market'],
  ['Мельничная', 'წისქვილის', 'Mill'],
  ['Мостовая', 'ხიდის', 'Bridge'],
  ['Портовая', 'პორტის', 'Harbour'],
  ['Парковая', 'პარკის', 'Park'],
  ['Родниковая', 'წყაროს', 'Well'],
  ['Кузнечная', 'სამჭედლოს', 'Smithy'],
  ['Гончарная', 'მეთუნეების', 'Potter'],
  ['Мирная', 'მშვიდობის', 'Peace'],
  ['Дружная', 'მეგობრობის', 'Friendship'],
];

const ENGLISH_ENDINGS: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };

function nameOf(base: number, round: number): Names {
  const [ru, ka, en] = BASES[base] ?? ['', '', ''];
  if (round === 1) return { ru: `${ru} улица`, ka: `${ka} ქუჩა`, en: `${en} Street` };
  return {
    ru: `${round}-я ${ru} улица`,
    ka: `${ka} მე-${round} ქუჩა`,
    en: `${round}${ENGLISH_ENDINGS[round] ?? 'th'} ${en} Street`,
  };
}

/** Each name once per town, beginning at a place of the list that is the town's own. */
export function streetName(townId: string, index: number): Names {
  const base = (stableHash(townId) + index * 7) % BASES.length;
  return nameOf(base, 1 + Math.floor(index / BASES.length));
}

const STREET_WORDS = /(^| )(улица|ул|ქუჩა|street|st)( |$)/g;

/** «ул. Садовая» and «Садовая улица» are one street; apply to what is already searchable. */
export const withoutStreetWord = (text: string): string =>
  text.replace(STREET_WORDS, ' ').replace(/\s+/g, ' ').trim();
