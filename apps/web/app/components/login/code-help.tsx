import { useState } from 'react';
import { useText } from '../../lib/i18n.tsx';
import { Dialog } from '../dialog.tsx';
import { HelpIcon } from '../icons.tsx';
import styles from './code-help.module.css';
import { CodeHelpDrawing } from './code-help-drawing.tsx';

/** On phones and tablets the code arrives on the same screen, behind this page: show where. */
export function CodeHelp() {
  const text = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.open} onClick={() => setOpen(true)}>
        <HelpIcon />
        {text('auth.help.open')}
      </button>
      <Dialog open={open} title={text('auth.help.title')} onClose={() => setOpen(false)}>
        <figure className={styles.figure}>
          <CodeHelpDrawing />
          <figcaption>{text('auth.help.caption')}</figcaption>
        </figure>
        <ol className={styles.steps}>
          <li>{text('auth.help.step.1')}</li>
          <li>{text('auth.help.step.2')}</li>
          <li>{text('auth.help.step.3')}</li>
        </ol>
      </Dialog>
    </>
  );
}
