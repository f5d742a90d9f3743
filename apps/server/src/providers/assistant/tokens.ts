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
