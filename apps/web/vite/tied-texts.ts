import { tie, tieEndings } from '@punkt/domain/typeset';
import type { Plugin } from 'vite';

const TEXTS = /\/locales\/src\/(ru|ka|en)\/[\w-]+\.ts(\?part=\w+)?$/;
/** Those of the public site alone: a text of the account area may become somebody's data, such as a ready reason for a refusal. */
const SITE =
  /\/(conferences|earnings|equipment|finder|georgia|guides|landing|papers|policy|programme|signs|site)\.ts(\?part=\w+)?$/;

/** Done while building: nothing of it weighs on a page. Outside of its texts a dictionary has nothing that this could touch. */
export const tiedTexts = (): Plugin => ({
  name: 'punkt:tied-texts',
  enforce: 'pre',
  transform: {
    filter: { id: TEXTS },
    handler: (code, id) => ({ code: (SITE.test(id) ? tie : tieEndings)(code), map: null }),
  },
});
