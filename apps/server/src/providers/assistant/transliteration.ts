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
export const transliterated = (word: string, language: keyof typeof TABLES): string[] =>
  TABLES[language].map((table) => spell(word, table));
