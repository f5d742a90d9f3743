import { useState } from 'react';
import { CopyIcon, TickIcon } from '../../components/icons.tsx';
import { copyText } from '../../lib/copy-text.ts';
import { useText } from '../../lib/i18n.tsx';
import styles from './sandbox.module.css';

interface Props {
  readonly value: string;
  readonly label: string;
  readonly shown?: string;
}

export function CopyButton({ value, label, shown }: Props) {
  const text = useText();
  const [copied, setCopied] = useState(false);
  return (
    <button
      type="button"
      className={styles.copy}
      aria-label={copied ? `${text('common.copied')}: ${value}` : label}
      onClick={async () => setCopied(await copyText(value))}
    >
      {shown}
      {copied ? <TickIcon /> : <CopyIcon />}
    </button>
  );
}
