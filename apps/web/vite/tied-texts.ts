import { tie } from '@punkt/domain/typeset';
import type { Plugin } from 'vite';

/** Those of the public site alone: a text of the account area may become somebody's data, such as a ready reason for a refusal. */
const TEXTS =
  /\/locales\/src\/(ru|ka|en)\/(conferences|earnings|equipment|finder|georgia|guides|landing|papers|policy|programme|signs|site)\.ts$/;
/** Done while building: nothing of it weighs on a page. Outside of its texts a dictionary has nothing that this could touch. */
export const tiedTexts = (): Plugin => ({
  name: 'punkt:tied-texts',
  enforce: 'pre',
  transform: { filter: { id: TEXTS }, handler: (code) => ({ code: tie(code), map: null }) },
});
