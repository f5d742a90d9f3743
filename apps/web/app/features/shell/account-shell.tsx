import IconMenu2 from 'icon:menu-2';
import { type ReactNode, useState } from 'react';
import { Link, Outlet, useMatches } from 'react-router';
import brand from '../../components/brand.module.css';
import { BrandSign } from '../../components/brand.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { LeavingScreen, wasOpening } from '../../components/loading-screen.tsx';
import { SandboxRibbon } from '../../components/sandbox-ribbon.tsx';
import { SkipLink } from '../../components/skip-link.tsx';
import { useLive } from '../../lib/account/use-live.ts';
import { useUser } from '../../lib/account/user-query.ts';
import { useText } from '../../lib/i18n.tsx';
import { usePageInfo } from '../../lib/page-info.ts';
import { useFollowOtherTabs } from '../../lib/use-follow-other-tabs.ts';
import type { MenuItem } from './menu-item.tsx';
import styles from './shell.module.css';
import { SideMenu } from './side-menu.tsx';
import { UserMenu } from './user-menu.tsx';

interface Props {
  readonly home: string;
  readonly items: readonly MenuItem[];
  readonly profile: boolean;
  /** Stands in the header, before the person: the bell. */
  readonly tools?: ReactNode;
  /** What the loading screen said, for as long as it fades. */
  readonly loading: string;
  /** The screen, where something stands before it. */
  readonly screen?: ReactNode;
  readonly children?: ReactNode;
}

/** The frame of every signed-in screen: menu at the side, or in a drawer below 1100 px. */
export function AccountShell({ home, items, profile, tools, loading, screen, children }: Props) {
  const text = useText();
  const { variant } = usePageInfo();
  const wide = useMatches().some(isWide);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  useFollowOtherTabs(useUser().user_id);
  useLive();
  return (
    <>
      <SkipLink />
      <SandboxRibbon />
      <div className={styles.shell}>
        <aside className={styles.side} aria-label={text('common.brand')}>
          <HomeLink to={home} />
          <SideMenu items={items} onFollow={close} />
        </aside>
        <header className={styles.header}>
          <button
            type="button"
            className={styles.burger}
            aria-label={text('shell.menu.open')}
            aria-expanded={open}
            onClick={() => setOpen(true)}
          >
            <IconMenu2 size={24} />
          </button>
          <div className={styles.headerBrand}>
            <HomeLink to={home} />
          </div>
          {tools}
          <UserMenu profile={profile} />
        </header>
        <main id="content" tabIndex={-1} className={styles.main} data-wide={wide || undefined}>
          {screen ?? <Outlet />}
          {children}
          {wasOpening() && <LeavingScreen words={loading} />}
        </main>
        <footer className={styles.footer}>
          <a href="/privacy-policy">{text(`common.policy.${variant}`)}</a>
        </footer>
      </div>
      <Dialog
        open={open}
        place="side"
        title={text('common.brand')}
        closeLabel={text('shell.menu.close')}
        onClose={close}
      >
        <SideMenu items={items} onFollow={close} />
      </Dialog>
    </>
  );
}

/** A route whose screens are lists and tables says so (`export const handle = { wide: true }`): they take what width there is. */
const isWide = ({ handle }: { readonly handle: unknown }): boolean =>
  typeof handle === 'object' && handle !== null && 'wide' in handle && handle.wide === true;

function HomeLink({ to }: { readonly to: string }) {
  const text = useText();
  return (
    <Link to={to} className={brand.brand} aria-label={text('common.brand.home')}>
      <BrandSign />
    </Link>
  );
}
