import type { Language } from '@punkt/locales/language';
import { useLanguage, useText } from '../lib/i18n.tsx';
import styles from './language-switcher.module.css';

/** English is complete but offered by no switcher: it answers browsers that ask for it. */
const OFFERED = [
  { language: 'ru', sign: 'RU', name: 'common.language.ru' },
  { language: 'ka', sign: 'GE', name: 'common.language.ka' },
] as const satisfies readonly { language: Language; sign: string; name: string }[];

/** The page handles clicks (lib/language.ts): the switcher itself needs no script. */
export function LanguageSwitcher() {
  const text = useText();
  const current = useLanguage();
  return (
    <fieldset className={styles.switcher}>
      <legend className="visually-hidden">{text('common.language.label')}</legend>
      {OFFERED.map(({ language, sign, name }) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-label={`${sign}, ${text(name)}`}
          aria-pressed={language === current}
          data-language={language}
        >
          {sign}
        </button>
      ))}
    </fieldset>
  );
}
