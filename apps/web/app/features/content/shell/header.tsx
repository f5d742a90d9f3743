import { ChevronIcon, MenuIcon, UserIcon } from '../../../components/icons.tsx';
import { Mark } from '../../../components/mark.tsx';
import { SandboxRibbon } from '../../../components/sandbox-ribbon.tsx';
import { SkipLink } from '../../../components/skip-link.tsx';
import { useLanguage, useText } from '../../../lib/i18n.tsx';
import { usePageInfo } from '../../../lib/page-info.ts';
import styles from './header.module.css';
import { ChatButton, LinkGroups, LinkList, MenuPanel } from './menu.tsx';
import { menusOf, placesOf } from './menus.ts';

/** HTML alone: menus are the browser's own popovers, so they work before and without scripts. */
export function Header() {
  const text = useText();
  const { variant } = usePageInfo();
  const places = placesOf(variant);
  const menus = menusOf(variant);
  return (
    <>
      <SkipLink />
      <SandboxRibbon />
      <header className={styles.header}>
        <a href="/" className={styles.brand} aria-label={text('common.brand.home')}>
          <Mark size={34} />
          <span>{text('common.brand')}</span>
        </a>
        <nav className={styles.nav} aria-label={text('site.nav.label')}>
          <LinkList links={places} />
          {menus.map(({ id, label }) => (
            <MenuButton key={id} menu={id} label={text(label)} />
          ))}
        </nav>
        <HeaderTools />
        {menus.map(({ id, label, groups }) => (
          <MenuPanel key={id} id={id} label={text(label)}>
            <LinkGroups groups={groups} />
          </MenuPanel>
        ))}
        <MenuPanel id="menu-all" label={text('site.nav.menu')}>
          <LinkList links={places} />
          {menus.map(({ id, groups }) => (
            <LinkGroups key={id} groups={groups} />
          ))}
          {variant === 'main' && <ChatButton />}
        </MenuPanel>
      </header>
    </>
  );
}

interface ButtonProps {
  readonly menu: string;
  readonly label: string;
}

function MenuButton({ menu, label }: ButtonProps) {
  return (
    <button type="button" className={styles.menuButton} popoverTarget={menu}>
      {label}
      <ChevronIcon />
    </button>
  );
}

const LANGUAGES = [
  { language: 'ru', sign: 'RU', name: 'common.language.ru' },
  { language: 'ka', sign: 'GE', name: 'common.language.ka' },
] as const;

/**
 * The page is the same for everybody, so what a stranger and a signed-in person see both stand here; the sheet shows one of
 * them by what the shell has found out.
 */
function HeaderTools() {
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
