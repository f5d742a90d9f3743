import IconDownload from 'icon:download';
import { useEffect, useState } from 'react';
import { Dialog } from '../../components/dialog.tsx';
import { LanguageSwitcher } from '../../components/language-switcher.tsx';
import { useText } from '../../lib/i18n.tsx';
import { install, isIos, runsInstalled } from '../../lib/install.ts';
import { type MenuItem, MenuItemLink } from './menu-item.tsx';
import styles from './shell.module.css';

/** Installs where the browser offers to, and elsewhere shows how. Gone once the app is installed. */
function InstallItem() {
  const text = useText();
  const [installed, setInstalled] = useState(runsInstalled);
  const [explaining, setExplaining] = useState(false);
  useEffect(() => {
    const done = () => setInstalled(true);
    addEventListener('appinstalled', done);
    return () => removeEventListener('appinstalled', done);
  }, []);
  if (installed) return null;
  return (
    <li>
      <button type="button" className={styles.item} onClick={async () => setExplaining(!(await install()))}>
        <span className={styles.door} aria-hidden="true">
          <IconDownload size={20} stroke={1.75} />
        </span>
        {text('shell.menu.install')}
      </button>
      <Dialog open={explaining} title={text('shell.install.title')} onClose={() => setExplaining(false)}>
        {isIos() ? (
          <ol className={styles.howto}>
            <li>{text('shell.install.ios.1')}</li>
            <li>{text('shell.install.ios.2')}</li>
            <li>{text('shell.install.ios.3')}</li>
          </ol>
        ) : (
          <p>{text('shell.install.other')}</p>
        )}
      </Dialog>
    </li>
  );
}

interface Props {
  readonly items: readonly MenuItem[];
  readonly onFollow: () => void;
}

export function SideMenu({ items, onFollow }: Props) {
  const text = useText();
  return (
    <>
      <nav aria-label={text('shell.menu.label')}>
        <ul className="stack gap-4">
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
