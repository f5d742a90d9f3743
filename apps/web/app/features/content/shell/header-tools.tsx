import { MenuIcon, UserIcon } from '../../../components/icons.tsx';
import { useLanguage, useText } from '../../../lib/i18n.tsx';
import styles from './header.module.css';

const LANGUAGES = [
  { language: 'ru', sign: 'RU', name: 'common.language.ru' },
  { language: 'ka', sign: 'GE', name: 'common.language.ka' },
] as const;

/**
 * The page is the same for everybody, so what a stranger and a signed-in person see both stand here; the sheet shows one of
 * them by what the shell has found out.
 */
export function HeaderTools() {
  const text = useText();
  const current = useLanguage();
  return (
    <div className={styles.tools}>
      <a href="/#open" className={styles.open} data-for="stranger">
        {text('site.action.open')}
      </a>
      <a href="/lk/orders/create" className={styles.open} data-for="member">
        {text('site.action.open')}
      </a>
      <fieldset className={styles.languages}>
        <legend className="visually-hidden">{text('common.language.label')}</legend>
        {LANGUAGES.map(({ language, sign, name }) => (
          <button
            key={language}
            type="button"
            lang={language}
            data-language={language}
            aria-label={`${sign}, ${text(name)}`}
            aria-pressed={language === current}
          >
            {sign}
          </button>
        ))}
      </fieldset>
      <a href="/login" className={styles.door} data-for="stranger" aria-label={text('site.action.login')}>
        <UserIcon />
        <span>{text('site.action.login')}</span>
      </a>
      <a href="/lk" className={styles.door} data-for="member" aria-label={text('site.action.profile')}>
        <UserIcon />
        <span>{text('site.action.profile')}</span>
      </a>
      <button
        type="button"
        className={styles.burger}
        popoverTarget="menu-all"
        aria-label={text('site.nav.menu')}
      >
        <MenuIcon />
      </button>
    </div>
  );
}
