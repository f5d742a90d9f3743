import IconKeyboard from 'icon:keyboard';
import { useState } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { useText } from '../../i18n.tsx';
import styles from './shortcuts-help.module.css';
import { type Shortcut, shortcutsOn, switchShortcuts, useShortcuts } from './use-shortcuts.ts';

interface Props {
  readonly shortcuts: readonly Shortcut[];
  readonly label: string;
}

/** Listens to the keys of a screen and lists them: on a press of the button, or of «?» even when the rest is off. */
export function ShortcutsHelp({ shortcuts, label }: Props) {
  const text = useText();
  const [open, setOpen] = useState(false);
  const [on, setOn] = useState(shortcutsOn);
  const help: Shortcut = { keys: ['?'], label, run: () => setOpen(true), always: true };
  const all = [...shortcuts, help];
  useShortcuts(all);
  const change = (next: boolean) => {
    switchShortcuts(next);
    setOn(next);
  };
  return (
    <>
      <button type="button" className={styles.button} onClick={() => setOpen(true)}>
        <IconKeyboard size={20} stroke={1.75} />
        {text('staff.keys.open')}
        <kbd>?</kbd>
      </button>
      <Dialog open={open} title={text('staff.keys.title')} onClose={() => setOpen(false)}>
        <dl className={styles.list}>
          {all.map(({ keys, also = [], label: words }) => (
            <div key={words}>
              <dt>
                {[...keys, ...also].map((key) => (
                  <kbd key={key}>{NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key)}</kbd>
                ))}
              </dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
        <label className={styles.switch}>
          <input type="checkbox" checked={on} onChange={({ target }) => change(target.checked)} />
          {text('staff.keys.on')}
        </label>
        <p className={styles.note}>{text('staff.keys.text')}</p>
      </Dialog>
    </>
  );
}

const NAMES: Readonly<Record<string, string>> = {
  ArrowDown: '↓',
  ArrowUp: '↑',
};
