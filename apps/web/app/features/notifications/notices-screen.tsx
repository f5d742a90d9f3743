import { ScreenTitle } from '../../components/screen-title.tsx';
import { useText } from '../../lib/i18n.tsx';
import type { NoticeArea } from './notice-filter.ts';
import { Notices } from './notices.tsx';
import styles from './notices-screen.module.css';
import { Preferences } from './preferences.tsx';

export function NoticesScreen({ area }: { readonly area: NoticeArea }) {
  const text = useText();
  return (
    <>
      <ScreenTitle title={text('noticeList.title')} />
      <div className={styles.columns}>
        <Notices area={area} />
        <Preferences area={area} />
      </div>
    </>
  );
}
