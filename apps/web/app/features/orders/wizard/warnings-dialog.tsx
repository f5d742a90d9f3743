import { message } from '@punkt/domain/message';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { CheckField } from '../../../components/form/check-field.tsx';
import { useText } from '../../../lib/i18n.tsx';
import { useMessage } from '../../../lib/use-message.ts';
import type { Wizard } from './use-wizard.ts';
import styles from './wizard.module.css';

/** Unusual, yet allowed: the owner says that it is meant so, and the operator sees a flag. */
export function WarningsDialog({ publishing }: { readonly publishing: Wizard['publishing'] }) {
  const text = useText();
  const open = Object.keys(publishing.warnings).length > 0;
  return (
    <Dialog open={open} title={text('wizard.warnings.title')} onClose={publishing.decline}>
      <Warnings publishing={publishing} />
    </Dialog>
  );
}

function Warnings({ publishing }: { readonly publishing: Wizard['publishing'] }) {
  const text = useText();
  const say = useMessage();
  const [sure, setSure] = useState(false);
  const [tried, setTried] = useState(false);
  const confirm = () => {
    setTried(true);
    if (sure) void publishing.confirm();
  };
  return (
    <>
      <ul className={styles.warnings}>
        {Object.entries(publishing.warnings).map(([path, warning]) => (
          <li key={path}>{say(warning)}</li>
        ))}
      </ul>
      <p>{text('wizard.warnings.text')}</p>
      <CheckField
        id="warnings-sure"
        checked={sure}
        error={tried && !sure ? say(message('validation.required')) : undefined}
        onChange={setSure}
      >
        {text('wizard.warnings.sure')}
      </CheckField>
      <div className={styles.buttons}>
        <Button look="quiet" onClick={publishing.decline}>
          {text('wizard.warnings.no')}
        </Button>
        <Button onClick={confirm}>{text('wizard.warnings.yes')}</Button>
      </div>
    </>
  );
}
