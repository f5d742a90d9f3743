import { Mark } from '../../../components/mark.tsx';
import { SandboxRibbon } from '../../../components/sandbox-ribbon.tsx';
import { SkipLink } from '../../../components/skip-link.tsx';
import { useText } from '../../../lib/i18n.tsx';
import { usePageInfo } from '../../../lib/page-info.ts';
import styles from './header.module.css';
import { HeaderTools } from './header-tools.tsx';
import { LinkList } from './link-list.tsx';
import { MenuButton, MenuPanel } from './menu.tsx';
import { type LinkGroup, menusOf, placesOf } from './menus.ts';

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
            <Groups groups={groups} />
          </MenuPanel>
        ))}
        <MenuPanel id="menu-all" label={text('site.nav.menu')}>
          <LinkList links={places} />
          {menus.map(({ id, groups }) => (
            <Groups key={id} groups={groups} />
          ))}
          {variant === 'main' && (
            <button type="button" className={styles.chat} data-chat>
              {text('site.chat.open')}
            </button>
          )}
        </MenuPanel>
      </header>
    </>
  );
}

/** Twenty links are found by what they are about, not by reading them all. */
function Groups({ groups }: { readonly groups: readonly LinkGroup[] }) {
  const text = useText();
  return groups.map(({ label, links }) => (
    <section key={label} className={styles.group}>
      <h2>{text(label)}</h2>
      <LinkList links={links} />
    </section>
  ));
}
