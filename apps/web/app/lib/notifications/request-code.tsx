import { useState } from 'react';
import { CopyIcon, TickIcon } from '../../components/icons.tsx';
import { copyText } from '../copy-text.ts';
import { useText } from '../i18n.tsx';
import styles from './toaster.module.css';

/** «Код ошибки»: the one thing support asks for, so it can be copied. */
export function RequestCode({ code }: { readonly code: string }) {
  const text = useText();
  const [copied, setCopied] = useState(false);
  const copy = async () => setCopied(await copyText(code));
  return (
    <p className={styles.code}>
      <span>{text('notifications.error.code', { code })}</span>
      <button
        type="button"
        onClick={copy}
        aria-label={text(copied ? 'common.copied' : 'notifications.copy.code')}
      >
        {copied ? <TickIcon /> : <CopyIcon />}
      </button>
    </p>
  );
}
