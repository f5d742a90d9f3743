import { LanguageSwitcher } from '../../components/language-switcher.tsx';
import { useText } from '../../lib/i18n.tsx';
import { InstallItem } from './install-item.tsx';
import { type MenuItem, MenuItemLink } from './menu-item.tsx';
import styles from './shell.module.css';

interface Props {
  readonly items: readonly MenuItem[];
  readonly onFollow: () => void;
}

export function SideMenu({ items, onFollow }: Props) {
  const text = useText();
  return (
    <>
      <nav aria-label={text('shell.menu.label')}>
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item.label}>
              <MenuItemLink item={item} onFollow={onFollow} />
            </li>
          ))}
          <InstallItem />
        </ul>
      </nav>
      <div className={styles.menuFoot}>
        <LanguageSwitcher />
      </div>
    </>
  );
}
