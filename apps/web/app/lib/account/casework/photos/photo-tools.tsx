import { IconMaximize, IconRotateClockwise, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useText } from '../../../i18n.tsx';
import styles from './photo-panel.module.css';
import type { PhotoView } from './use-photo-view.ts';

export function PhotoTools({ view }: { readonly view: PhotoView }) {
  const text = useText();
  const tools = [
    { key: 'smaller', icon: IconZoomOut, run: view.smaller, off: !view.mayShrink },
    { key: 'larger', icon: IconZoomIn, run: view.larger, off: !view.mayGrow },
    { key: 'fit', icon: IconMaximize, run: view.fit, off: !view.mayShrink },
    { key: 'turn', icon: IconRotateClockwise, run: view.turn, off: false },
  ] as const;
  return (
    <div className={styles.tools}>
      {tools.map(({ key, icon: Icon, run, off }) => (
        <button
          key={key}
          type="button"
          aria-label={text(`casework.photos.${key}`)}
          aria-disabled={off || undefined}
          onClick={run}
        >
          <Icon size={20} stroke={1.75} aria-hidden="true" />
        </button>
      ))}
    </div>
  );
}
