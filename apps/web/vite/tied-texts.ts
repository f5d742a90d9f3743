import type { Plugin } from 'vite';

/** Those of the public site alone: a text of the account area may become somebody's data, such as a ready reason for a refusal. */
const TEXTS =
  /\/locales\/src\/(ru|ka|en)\/(conferences|equipment|georgia|guides|landing|papers|policy|programme|signs|site)\.ts$/;
/** Before a dash, between a number and what it counts, after a word of one letter: no line may begin or end there. */
const SPACES = / (?=[—–])|(?<=\d|\}\}) (?=[\d\p{L}])|(?<=['\s(«„]\p{Script=Cyrillic}) /gu;
/** «25-го», «{{turnover}}-ს»: the ending belongs to the number. */
const ENDINGS = /(?<=[\d₽₾²%}])-(?=\p{Ll})/gu;

/** A dictionary with the short parts of its texts tied together, as a typesetter would: on a phone every third line breaks somewhere. */
export const tie = (code: string): string => code.replace(SPACES, '\u00a0').replace(ENDINGS, '-\u2060');

/** Done while building: nothing of it weighs on a page. Outside of its texts a dictionary has nothing that this could touch. */
export const tiedTexts = (): Plugin => ({
  name: 'punkt:tied-texts',
  enforce: 'pre',
  transform: { filter: { id: TEXTS }, handler: (code) => ({ code: tie(code), map: null }) },
});
